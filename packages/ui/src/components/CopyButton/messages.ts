import { defineMessages } from '../../i18n/Messages.js'

export const copyButtonMessages = defineMessages('ui.copyButton', {
  'en-US': { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  'fr-FR': { copy: 'Copier', copied: 'Copié', failed: 'Non copié' },
})
