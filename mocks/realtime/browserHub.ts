import type { HubChannel, HubBroadcast } from './hub';

/** Connects the hubs of this browser's tabs that have the same shop open. */
export function openTabChannel(shop: string): HubChannel {
  const channel = new BroadcastChannel(`${shop}-chat`);
  return {
    post: (broadcast) => channel.postMessage(broadcast),
    listen: (receive) => {
      channel.addEventListener('message', ({ data }) => receive(data as HubBroadcast));
    },
  };
}
