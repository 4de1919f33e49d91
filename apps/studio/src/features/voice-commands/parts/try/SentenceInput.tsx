import { VisuallyHidden } from '@saywright/ui'
import { type Ref, useEffect, useId, useRef } from 'react'
import { type SpeechToken, speechTokens } from '../../model/try/speechTokens.js'
import { field, follows, input, reading, wrong } from './SentenceInput.css.js'

export type SentenceInputProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Language of the sentence, as a BCP 47 tag. */
  lang: string | undefined
  /** Number of words from the beginning that follow the grammar; the next one does not. Undefined: unknown. */
  following: number | undefined
  describedBy: string
  ref?: Ref<HTMLInputElement>
}

/** A sentence with its words underlined: solid as far as they follow the grammar, wavy under the first that does not. */
export function SentenceInput({
  label,
  value,
  onChange,
  following,
  describedBy,
  ...rest
}: SentenceInputProps) {
  const id = useId()
  const mirror = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLDivElement>(null)
  // A long sentence scrolls in its field together with its underlines.
  const follow = () => {
    const typed = own.current?.querySelector('input')
    if (mirror.current && typed) mirror.current.scrollLeft = typed.scrollLeft
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides how far it has scrolled
  useEffect(follow, [value])
  return (
    <div className={field} ref={own}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={reading} aria-hidden ref={mirror}>
        {following !== undefined && <Underlined tokens={speechTokens(value)} following={following} />}
      </div>
      <input
        {...rest}
        id={id}
        className={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={describedBy}
      />
    </div>
  )
}

function Underlined({ tokens, following }: { tokens: readonly SpeechToken[]; following: number }) {
  let words = 0
  return tokens.map((token) => {
    const index = token.isWord ? words++ : words
    const look = index < following ? follows : token.isWord && index === following ? wrong : undefined
    return (
      <span key={token.start} className={look}>
        {token.text}
      </span>
    )
  })
}
