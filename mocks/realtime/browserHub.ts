import type { HubChannel, HubNote } from './hub';

const CHANNEL_NAME = 'launchyard-mock-chat';

/** Reaches the hubs of this browser's other tabs, so that two tabs can talk to each other. */
export function openTabChannel(): HubChannel {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  return {
    post: (note) => channel.postMessage(note),
    listen: (receive) => {
      channel.addEventListener('message', ({ data }) => receive(data as HubNote));
    },
  };
}
