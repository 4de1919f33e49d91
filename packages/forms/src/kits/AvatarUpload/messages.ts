import { defineMessages } from '@saywright/ui/i18n'

export const avatarUploadMessages = defineMessages('forms.avatarUpload', {
  'en-US': {
    person: {
      group: 'Picture',
      limits: 'JPG, GIF or PNG, 2 MB at most',
      add: 'Add a picture',
      change: 'Change picture',
      remove: 'Remove picture',
      sending: 'Sending the picture',
    },
    organization: {
      group: 'Logo',
      limits: 'JPG, GIF or PNG, 2 MB at most. Shown in the side menu.',
      add: 'Add a logo',
      change: 'Change logo',
      remove: 'Remove logo',
      sending: 'Sending the logo',
    },
    fault: {
      tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
      tooManyPixels: 'This picture has more than 25 million pixels. Choose a smaller one.',
      unsupportedType: 'This file is not a JPG, GIF or PNG picture. Choose another one.',
      failed: 'The picture could not be saved. Try again.',
    },
  },
  'fr-FR': {
    person: {
      group: 'Photo',
      limits: 'JPG, GIF ou PNG, 2\u00a0Mo au plus',
      add: 'Ajouter une photo',
      change: 'Changer la photo',
      remove: 'Retirer la photo',
      sending: 'Envoi de la photo',
    },
    organization: {
      group: 'Logo de l’organisation',
      limits: 'JPG, GIF ou PNG, 2\u00a0Mo au plus. Affiché dans le menu latéral.',
      add: 'Ajouter un logo',
      change: 'Changer le logo',
      remove: 'Retirer le logo',
      sending: 'Envoi du logo',
    },
    fault: {
      tooLarge: 'Cette image dépasse 2\u00a0Mo. Choisissez-en une plus petite.',
      tooManyPixels: 'Cette image a plus de 25\u00a0millions de pixels. Choisissez-en une plus petite.',
      unsupportedType: 'Ce fichier n’est pas une image JPG, GIF ou PNG. Choisissez-en un autre.',
      failed: 'L’image n’a pas pu être enregistrée. Réessayez.',
    },
  },
})
