export { PasskeyEntrance } from '../passkey/PasskeyEntrance.js'
export { SocialEntrance } from '../social/SocialEntrance.js'
