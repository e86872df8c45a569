import { Decoder, PacketType, type Packet } from 'socket.io-parser';
import type { Sender, Watch } from './relaySockets';

/** A live chat event as seen by the proxy; the name is null if the message is not a valid event. */
export type PassedEvent = { sender: Sender; name: string | null; payload: unknown };

/** Engine.IO's packet type of messages. */
const MESSAGE = '4';
const EVENTS = [PacketType.EVENT, PacketType.BINARY_EVENT];

/** Returns a function that decodes the messages of one side. */
function readSide(sender: Sender, onEvent: (event: PassedEvent) => void) {
  const decoder = new Decoder();
  decoder.on('decoded', ({ type, data }: Packet) => {
    if (!EVENTS.includes(type) || !Array.isArray(data)) return;
    const [name, payload] = data as unknown[];
    onEvent({ sender, name: String(name), payload });
  });
  return (message: string | Buffer): void => {
    try {
      if (typeof message !== 'string') decoder.add(message);
      else if (message.startsWith(MESSAGE)) decoder.add(message.slice(MESSAGE.length));
    } catch {
      onEvent({ sender, name: null, payload: message });
    }
  };
}

/** Returns a watcher that decodes the messages of a connection and calls `onEvent` for each event. */
export function readEvents(onEvent: (event: PassedEvent) => void): Watch {
  const sides = { client: readSide('client', onEvent), backend: readSide('backend', onEvent) };
  return (sender, message) => sides[sender](message);
}
