/** Whether a framed page requests a code of this session; only messages of the demo, identified by its origin, count. */
export function asksForSession(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'saywright:ask-session'
}
