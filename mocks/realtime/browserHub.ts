import type { HubChannel, HubNote } from './hub';

/** Reaches the hubs of this browser's other tabs in the same shop, so that two tabs can talk. */
export function openTabChannel(shop: string): HubChannel {
  const channel = new BroadcastChannel(`${shop}-chat`);
  return {
    post: (note) => channel.postMessage(note),
    listen: (receive) => {
      channel.addEventListener('message', ({ data }) => receive(data as HubNote));
    },
  };
}
