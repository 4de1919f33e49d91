/**
 * The account that a window believes to be logged in. Windows of a browser share a cookie, so the token of a call may belong
 * to the last person who logged in in any of them: a server refuses it with `account_changed` when it belongs to another
 * account.
 */
export const accountHeader = 'X-Account-Id'

/** Before the account, among the protocols that a browser offers for a WebSocket: it can set no header. */
export const socketAccount = 'account.'
