import { consolePaths } from '@saywright/shell/paths'
import { Link, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { legalMessages } from './messages.js'

/** What is accepted by creating an account; the documents open beside what was typed. */
export function LegalSentence() {
  const t = useMessages(legalMessages)
  const linkTo = (href: string) => (words: string) => (
    <Link href={href} isExternal>
      {words}
    </Link>
  )
  return (
    <Text variant="caption" tone="muted">
      {richText(t('sentence'), { terms: linkTo(consolePaths.terms), privacy: linkTo(consolePaths.privacy) })}
    </Text>
  )
}
