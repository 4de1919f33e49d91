/** Before the token, among the protocols that a browser offers for a WebSocket: it can set no header. */
export const socketBearer = 'bearer.'
