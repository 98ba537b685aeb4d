// A viewer at a bare socket: says what it is told to say, and keeps every byte it is sent.

import type { WebSocket } from 'ws';
import type { Person } from './people.testing.js';

/** Who is there, and who writes, depends on who came first. */
const OF_PEOPLE = /^\{"t":"(presence|writing)"/;

export class Listener {
  readonly texts: string[] = [];
  private readonly socket: WebSocket;
  private readonly waiting: (() => void)[] = [];
  private asked = 0;

  /** `neutral` leaves out what two tables cannot have in common: their names. */
  constructor(person: Person, table: string, neutral: (text: string) => string) {
    this.socket = person.socket();
    this.socket.on('open', () => this.send({ t: 'hello', v: 1, table }));
    this.socket.on('message', (data) => {
      const text = neutral((data as Buffer).toString());
      if (OF_PEOPLE.test(text)) return;
      this.texts.push(text);
      for (const look of this.waiting.splice(0)) look();
    });
  }

  /** Fulfilled once a message with this in it has come. */
  async heard(part: string): Promise<void> {
    while (!this.texts.some((text) => text.includes(part))) await new Promise<void>((look) => this.waiting.push(look));
  }

  /** Says something and waits for the answer to it. */
  async ask(message: object): Promise<string> {
    this.asked += 1;
    const id = `q${this.asked}`;
    this.send({ id, ...message });
    const isAnswer = (text: string): boolean => /^\{"t":"(ack|refused)"/.test(text) && text.includes(`"id":"${id}"`);
    while (!this.texts.some(isAnswer)) await new Promise<void>((look) => this.waiting.push(look));
    return id;
  }

  close(): void {
    this.socket.terminate();
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
