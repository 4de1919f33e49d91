import { defineMessages } from '@saywright/ui/i18n'

export const avatarUploadMessages = defineMessages('forms.avatarUpload', {
  'en-US': {
    group: 'Picture',
    limits: 'JPG, GIF or PNG, 2 MB at most',
    add: 'Add a picture',
    change: 'Change picture',
    remove: 'Remove picture',
    sending: 'Sending the picture',
    fault: {
      tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
      unsupportedType: 'This file is not a JPG, GIF or PNG picture. Choose another one.',
      failed: 'The picture could not be saved. Try again.',
    },
  },
  'fr-FR': {
    group: 'Photo',
    limits: 'JPG, GIF ou PNG, 2\u00a0Mo au plus',
    add: 'Ajouter une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    sending: 'Envoi de la photo',
    fault: {
      tooLarge: 'Cette photo dépasse 2\u00a0Mo. Choisissez-en une plus petite.',
      unsupportedType: 'Ce fichier n’est pas une photo JPG, GIF ou PNG. Choisissez-en un autre.',
      failed: 'La photo n’a pas pu être enregistrée. Réessayez.',
    },
  },
})
