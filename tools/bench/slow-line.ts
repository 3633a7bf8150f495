import type {ServerResponse} from 'node:http';
import type {Network} from './browser';

export interface PartialBody {
  readonly content: Buffer;
  offset: number;
}

/** Sent of one body before the next one has its turn, in bytes: about as large as a packet of the network. */
const PACKET = 1400;
/** How often a line sends what it has room for, in milliseconds. */
const TICK_MS = 5;

/**
 * Sends as many bytes of the bodies as the line has room for, a packet of each in turn.
 *
 * @returns the bodies that are not complete, the next one first.
 */
export const takeTurns = <Body extends PartialBody>(
  bodies: readonly Body[],
  room: number,
  send: (body: Body, packet: Buffer, isLast: boolean) => void,
): Body[] => {
  const queue = [...bodies];
  for (let left = room; left > 0 && queue.length > 0; ) {
    const body = queue.shift()!;
    const packet = body.content.subarray(body.offset, body.offset + Math.min(PACKET, Math.ceil(left)));
    body.offset += packet.length;
    left -= packet.length;
    const isLast = body.offset >= body.content.length;
    send(body, packet, isLast);
    if (!isLast) queue.push(body);
  }
  return queue;
};

interface Sent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In all until then. */
  readonly bytes: number;
}

export const sentUntil = (log: readonly Sent[], moment: number): number =>
  log.findLast(({at}) => at <= moment)?.bytes ?? 0;

export type SlowLine = ReturnType<typeof openSlowLine>;

/** Sends answers as a slow network would. */
export const openSlowLine = ({download, latency}: Network) => {
  const sent: Sent[] = [];
  let bodies: (PartialBody & {readonly response: ServerResponse})[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const room = ((now - last) / 1000) * download;
    last = now;
    let bytes = sent.at(-1)?.bytes ?? 0;
    bodies = takeTurns(bodies, room, ({response}, packet, isLast) => {
      bytes += packet.length;
      if (isLast) response.end(packet);
      else response.write(packet);
    });
    sent.push({at: performance.timeOrigin + now, bytes});
  }, TICK_MS);
  return {
    /** Oldest first. */
    sent,
    /** Sends a body, whose headers are written. */
    send(response: ServerResponse, content: Buffer) {
      response.flushHeaders();
      setTimeout(() => bodies.push({response, content, offset: 0}), latency);
    },
    close: () => clearInterval(timer),
  };
};
