import type { TourStep } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import { BandsPicture } from './BandsPicture.js'
import type { tourMessages } from './messages.js'

type Labels = TranslateOf<typeof tourMessages>

/** The last step, which leads there. */
export const studioStep = 'studio'

/** The steps of the tour of the dashboard, in their order; without targets the user does not see. */
export function tourSteps(t: Labels): readonly TourStep[] {
  return [
    { id: 'welcome', target: '#onboarding', title: t('welcome.title'), text: t('welcome.text') },
    {
      id: 'projects',
      target: '#projects :is(tbody tr:has(th), li)',
      title: t('projects.title'),
      text: t('projects.text'),
      picture: <BandsPicture>{t('projects.bands')}</BandsPicture>,
    },
    { id: 'add', target: '#add-project', title: t('add.title'), text: t('add.text') },
    { id: 'invite', target: '#invite-teammates', title: t('invite.title'), text: t('invite.text') },
    { id: 'search', target: '#frame-search', title: t('search.title'), text: t('search.text') },
    {
      id: studioStep,
      target: '#first-command button, #projects :is(tbody tr:has(th), li) button',
      title: t('studio.title'),
      text: t('studio.text'),
      doneLabel: t('studio.done'),
    },
  ]
}
