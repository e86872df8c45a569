import { Decoder, PacketType, type Packet } from 'socket.io-parser';
import type { Sender, Watch } from './relaySockets';

/** An event of the live chat that passed by; without a name, what should have been one. */
export type PassedEvent = { sender: Sender; name: string | null; payload: unknown };

/** How Engine.IO marks a message among its own packets. */
const MESSAGE = '4';
const EVENTS = [PacketType.EVENT, PacketType.BINARY_EVENT];

/** Reads the events of one side. */
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

/** Watches one connection over WebSocket and tells of every event that passes by. */
export function readEvents(onEvent: (event: PassedEvent) => void): Watch {
  const sides = { client: readSide('client', onEvent), backend: readSide('backend', onEvent) };
  return (sender, message) => sides[sender](message);
}
