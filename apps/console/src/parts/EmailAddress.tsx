import { Fragment } from 'react'

/** An e-mail address that breaks before its signs, where it has to break, rather than in the middle of a word. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      {[...children.matchAll(/[@.]?[^@.]*/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && part && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
