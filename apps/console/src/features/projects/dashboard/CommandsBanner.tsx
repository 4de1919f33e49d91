import { Button, Heading, SpectrumPicture, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useId } from 'react'
import { projectsMessages } from '../messages/index.js'
import { banner, picture, shade, words } from './CommandsBanner.css.js'

export type CommandsBannerProps = {
  /** The offer: a prepared sample, or a grammar of the user's own. */
  kind: 'sample' | 'commands'
  onPress: () => void
}

/** Presents the product over the picture of a spoken sentence: dark in every theme, with a light button. */
export function CommandsBanner({ kind, onPress }: CommandsBannerProps) {
  const t = useMessages(projectsMessages)
  const hintId = useId()
  const width = useWidthClass()
  const isSmall = width === 'phone' || width === 'tablet'
  return (
    <section className={banner} data-theme="dark" id={kind === 'sample' ? 'first-command' : undefined}>
      <div className={picture}>
        <SpectrumPicture height="fill" />
      </div>
      <div className={shade} />
      <div className={words}>
        <Stack gap="x2">
          <Stack gap="x05">
            <Heading level={2}>{t(`banner.${kind}.title`)}</Heading>
            <Text variant="bodySmall" tone="secondary">
              {t(`banner.${kind}.text`)}
            </Text>
          </Stack>
          <div data-theme="light">
            <Button
              variant={kind === 'sample' ? 'primary' : 'secondary'}
              onPress={onPress}
              {...(isSmall && { 'aria-describedby': hintId })}
            >
              {t(`banner.${kind}.action`)}
            </Button>
          </div>
          {isSmall && (
            <Text variant="caption" tone="secondary" id={hintId}>
              {t('dashboard.studioIsLarge')}
            </Text>
          )}
        </Stack>
      </div>
    </section>
  )
}
