/** Whether a framed page asks for a code of this session; only the demo, known by its origin, is heard. */
export function asksForSession(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'saywright:ask-session'
}
