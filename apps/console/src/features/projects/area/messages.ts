import { defineMessages } from '@saywright/ui/i18n'

/** Messages around every place of a project. */
export const areaMessages = defineMessages('console.projects.area', {
  'en-US': {
    title: 'Project',
    places: {
      details: 'Details',
      technologies: 'Technologies',
      users: 'Members',
      downloads: 'Downloads',
      conan: 'Conan packages',
      tokens: 'Access tokens',
    },
    menu: 'Sections of {{project}}',
    toProjects: 'Projects',
    toMenu: 'Menu of the project',
    openStudio: 'Open the studio',
    ends: 'Ends {{date}}',
    ended: 'Ended on {{date}}',
    malformed: 'The id project is not well formatted. Choose a project in the list.',
    failed: 'The project could not be loaded',
    notFound: {
      title: 'There is no such project',
      text: 'It may have been deleted, or you are not one of its members. An administrator of its organization can add you.',
      toProjects: 'Go to your projects',
    },
  },
  'fr-FR': {
    title: 'Projet',
    places: {
      details: 'Détails',
      technologies: 'Technologies',
      users: 'Membres',
      downloads: 'Téléchargements',
      conan: 'Paquets Conan',
      tokens: 'Jetons d’accès',
    },
    menu: 'Rubriques de {{project}}',
    toProjects: 'Projets',
    toMenu: 'Menu du projet',
    openStudio: 'Ouvrir le studio',
    ends: 'Fin le {{date}}',
    ended: 'Terminée le {{date}}',
    malformed: 'Le numéro de projet de cette adresse n’est pas valide. Choisissez un projet dans la liste.',
    failed: 'Le projet n’a pas pu être chargé',
    notFound: {
      title: 'Ce projet n’existe pas',
      text: 'Il a peut-être été supprimé, ou vous n’en êtes pas membre. Un administrateur de son organisation peut vous y ajouter.',
      toProjects: 'Voir vos projets',
    },
  },
})
