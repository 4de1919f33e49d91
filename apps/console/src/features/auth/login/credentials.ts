/** What a person logs in with. */
export type Credentials = { email: string; password: string }
