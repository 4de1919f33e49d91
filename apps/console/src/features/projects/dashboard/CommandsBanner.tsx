import { Button, Heading, SpectrumPicture, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'
import { banner, picture, shade, words } from './CommandsBanner.css.js'

export type CommandsBannerProps = { onOpenStudio: () => void }

/** What the studio is for, over the picture of a spoken sentence: dark in every theme, with a light button. */
export function CommandsBanner({ onOpenStudio }: CommandsBannerProps) {
  const t = useMessages(projectsMessages)
  return (
    <section className={banner} data-theme="dark">
      <div className={picture}>
        <SpectrumPicture height="fill" />
      </div>
      <div className={shade} />
      <div className={words}>
        <Stack gap="x2">
          <Stack gap="x05">
            <Heading level={2}>{t('banner.title')}</Heading>
            <Text variant="bodySmall" tone="secondary">
              {t('banner.text')}
            </Text>
          </Stack>
          <div data-theme="light">
            <Button onPress={onOpenStudio}>{t('banner.openStudio')}</Button>
          </div>
        </Stack>
      </div>
    </section>
  )
}
