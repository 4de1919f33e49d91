import { defineMessages } from '@saywright/ui/i18n'

export const conanMessages = defineMessages('console.projects.conan', {
  'en-US': {
    title: 'Conan packages',
    lead: 'Add these packages to your build with Conan 2. Log in to the remote with your account e\u2011mail and your license key, or with an access token for downloads from your <settings>security settings</settings>.',
    remote: 'Copy the command that adds the remote',
    columns: { name: 'Package', description: 'Description', created: 'Created', versions: 'Versions' },
    versionsOf: 'Versions of {{name}}',
    latest: 'Latest',
    studioOf: 'Studio: {{versions}}',
    copy: 'Copy reference',
    failed: 'The packages could not be loaded',
    empty: 'No packages yet',
    emptyText: 'What is delivered to this project as a package appears here.',
  },
  'fr-FR': {
    title: 'Paquets Conan',
    lead: 'Ajoutez ces paquets à votre projet avec Conan 2. Connectez-vous au dépôt avec l’e\u2011mail de votre compte et votre clé de licence, ou avec un jeton d’accès de téléchargement créé dans vos <settings>réglages de sécurité</settings>.',
    remote: 'Copier la commande qui ajoute le dépôt',
    columns: { name: 'Paquet', description: 'Contenu', created: 'Créé le', versions: 'Versions' },
    versionsOf: 'Versions de {{name}}',
    latest: 'Dernière',
    studioOf: 'Studio\u00a0: {{versions}}',
    copy: 'Copier la référence',
    failed: 'Les paquets n’ont pas pu être chargés',
    empty: 'Aucun paquet pour l’instant',
    emptyText: 'Ce qui est livré à ce projet sous forme de paquet apparaît ici.',
  },
})
