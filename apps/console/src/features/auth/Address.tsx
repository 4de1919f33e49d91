import { address } from './Address.css.js'

/** An e-mail address inside a sentence; made to be a part of `richText`. */
export function addressOf(words: string) {
  return <strong className={address}>{words}</strong>
}
