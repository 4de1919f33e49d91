import type { Matched } from '@saywright/grammar'
import { Button, Heading, Pressable, Tag, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../../messages/index.js'
import {
  dot,
  path,
  rule,
  said,
  section,
  sectionEnd,
  sectionHead,
  step,
} from '../../parts/try/TryTyping.css.js'
import { MeaningSection } from './meaning/MeaningSection.js'

export type PathSectionProps = {
  result: Matched
  lang: string | undefined
  onGoTo: (from: number, to: number) => void
  /** Shows the way in the drawing of the grammar. */
  onGraph: () => void
}

/** The way of a sentence through the grammar, word by word, and the values it gives. */
export function PathSection({ result, lang, onGoTo, onGraph }: PathSectionProps) {
  const t = useMessages(voiceCommandsMessages)
  const steps = result.path.filter(({ kind }) => kind !== 'rule')
  return (
    <>
      <div className={section}>
        <div className={sectionHead}>
          <Heading level={3}>{t('try.path')}</Heading>
          <span className={sectionEnd}>
            <Button size="small" variant="ghost" onPress={onGraph}>
              {t('try.graph')}
            </Button>
          </span>
        </div>
        <ol className={path}>
          {steps.map(({ kind, range, text, rule: inRule, name, isOptional, tag, value, from }) => (
            <li key={from}>
              <Pressable className={step} onPress={() => onGoTo(range.start.offset, range.end.offset)}>
                <span className={dot} />
                <span className={said} lang={lang}>
                  {text}
                </span>
                <span className={rule}>
                  {kind === 'slot'
                    ? `<${name}> ${t('try.dynamic')}`
                    : isOptional
                      ? t('try.optional')
                      : `<${inRule}>`}
                </span>
                {(value ?? tag) ? <Tag tone="neutral">{value ?? tag}</Tag> : <span />}
                <VisuallyHidden>{t('try.goTo', { line: range.start.line })}</VisuallyHidden>
              </Pressable>
            </li>
          ))}
        </ol>
      </div>
      <MeaningSection meaning={result.meaning} lang={lang} />
    </>
  )
}
