export { PasskeySignIn } from '../passkey/PasskeySignIn.js'
export { SocialSignIn } from '../social/SocialSignIn.js'
