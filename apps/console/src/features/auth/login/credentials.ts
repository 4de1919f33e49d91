/** The values of a login by password. */
export type Credentials = { email: string; password: string }
