import type {ServerResponse} from 'node:http';
import type {Profile} from './chromium';

type Line = NonNullable<Profile['network']>;

/** A body on its way. */
export interface Body {
  readonly content: Buffer;
  /** Bytes that were sent. */
  offset: number;
}

/** Sent of one body before the next one has its turn, in bytes: a packet of the network is about as large. */
const PACKET = 1400;

/**
 * Sends as many bytes of the bodies as the line has room for, a packet of each in turn.
 *
 * @param send gets each packet, and whether it is the last of its body.
 * @returns the bodies that are not complete, the next one first.
 */
export function takeTurns<Sent extends Body>(
  bodies: readonly Sent[],
  room: number,
  send: (body: Sent, packet: Buffer, isLast: boolean) => void,
): Sent[] {
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
}

/** How often the line is looked at, in milliseconds. */
const TICK_MS = 5;

/** How much had been sent at a moment. */
interface Sent {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** Bytes that had been sent by the moment, of what was sent when. */
export const sentUntil = (log: readonly Sent[], moment: number): number =>
  log.findLast(({at}) => at <= moment)?.bytes ?? 0;

/** Sends answers as a slow line would, and counts the bytes that have gone through it. */
export class SlowLine {
  /** Bytes of bodies that were sent, oldest first. */
  readonly sent: Sent[] = [];
  readonly #line: Line;
  readonly #timer: NodeJS.Timeout;
  #bodies: (Body & {readonly response: ServerResponse})[] = [];
  #last = performance.now();

  constructor(line: Line) {
    this.#line = line;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Sends a body, whose headers are written. */
  send(response: ServerResponse, content: Buffer): void {
    response.flushHeaders();
    setTimeout(() => this.#bodies.push({response, content, offset: 0}), this.#line.latency);
  }

  #tick(): void {
    const now = performance.now();
    const room = ((now - this.#last) / 1000) * this.#line.download;
    this.#last = now;
    let bytes = this.sent.at(-1)?.bytes ?? 0;
    this.#bodies = takeTurns(this.#bodies, room, ({response}, packet, isLast) => {
      bytes += packet.length;
      if (isLast) response.end(packet);
      else response.write(packet);
    });
    this.sent.push({at: performance.timeOrigin + now, bytes});
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
