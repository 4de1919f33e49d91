/** Keys of messages have dots between their parts, and events have one within them. */
export type EventKey<Event extends string> = Event extends `${infer Entity}.${infer Verb}`
  ? `${Entity}_${Verb}`
  : never

export const eventKey = <Event extends string>(event: Event) => event.replace('.', '_') as EventKey<Event>
