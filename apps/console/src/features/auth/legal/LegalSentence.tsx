import { consolePaths } from '@saywright/shell/paths'
import { Link, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { legalMessages } from './messages.js'

/** The terms that creating an account accepts; the documents open over the form. */
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
