import { defineMessages } from '@saywright/ui/i18n'

export const installerMessages = defineMessages('forms.installer', {
  'en-US': {
    system: 'Operating system',
    version: 'Studio version',
    choose: 'Choose',
    systemFirst: 'Choose an operating system first.',
    download: 'Download',
    downloading: 'Preparing the download',
  },
  'fr-FR': {
    system: 'Système d’exploitation',
    version: 'Version du studio',
    choose: 'Choisir',
    systemFirst: 'Choisissez d’abord un système d’exploitation.',
    download: 'Télécharger',
    downloading: 'Préparation du téléchargement',
  },
})
