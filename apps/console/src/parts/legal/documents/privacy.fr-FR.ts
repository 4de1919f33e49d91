import type { LegalDocument } from '../LegalDocument.js'
import { unnamedFrench } from './unnamed.js'

export const document: LegalDocument = {
  title: 'Politique de confidentialité',
  unnamed: unnamedFrench,
  sections: [
    {
      id: 'controller',
      label: 'Qui est responsable',
      heading: '1. Qui est responsable',
      blocks: [
        'Ce que vous confiez à {{brand}} est entre les mains de {{operator}}, qui décide pourquoi et comment vos données sont utilisées. Dans cette politique, «\u00a0nous\u00a0» désigne {{operator}}.',
        'Pour toute question sur vos données, écrivez-nous\u00a0: {{contact}}.',
      ],
    },
    {
      id: 'data',
      label: 'Données et finalités',
      heading: '2. Ce que nous conservons, et pourquoi',
      blocks: [
        'Nous conservons ce dont le service a besoin, et rien d’autre. Les champs facultatifs peuvent rester vides.',
        {
          caption: 'Les données et leur usage',
          columns: ['Données', 'Contenu', 'Usage'],
          rows: [
            [
              'Compte',
              'Nom, adresses e\u2011mail, photo, téléphone, fonction, langue, mot de passe sous forme d’empreinte, second facteur, clés d’accès',
              'Savoir qui vous êtes, vous connecter et vous écrire',
            ],
            [
              'Organisation',
              'Nom, pays, secteur, effectif, site web, membres et rôles, domaines, invitations',
              'Partager des projets au sein d’une entreprise et décider de qui peut faire quoi',
            ],
            [
              'Projets',
              'Titre, description, modèles, tests et résultats, demandes de technologies',
              'Vous fournir le service que vous demandez',
            ],
            [
              'Enregistrements',
              'Le son que vous envoyez ou enregistrez, avec son nom et sa transcription',
              'Tester des modèles et améliorer le son, quand vous le demandez',
            ],
            [
              'Empreintes vocales',
              'La description d’une voix, tirée des enregistrements d’une personne',
              'Reconnaître cette personne dans votre produit, avec son consentement',
            ],
            [
              'Notifications et messages',
              'Notifications, ce que vous nous écrivez, vos avis',
              'Vous dire ce qui se passe et vous répondre',
            ],
            [
              'Journaux',
              'Sessions avec leur navigateur et leur adresse, journal des actions, erreurs du logiciel',
              'Protéger le service et le réparer',
            ],
          ],
        },
      ],
    },
    {
      id: 'legal-basis',
      label: 'Base juridique',
      heading: '3. Sur quelle base juridique',
      blocks: [
        {
          points: [
            'Compte, organisation, projets, enregistrements et notifications\u00a0: le contrat, c’est-à-dire le service que vous demandez.',
            'Empreintes vocales\u00a0: le consentement explicite de la personne qu’elles décrivent.',
            'Actualités et marketing\u00a0: votre consentement, donné dans les réglages des notifications.',
            'Journaux et journal d’audit\u00a0: notre intérêt légitime à fournir un service sûr et qui fonctionne.',
            'Ce qu’une autorité peut exiger\u00a0: une obligation légale.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      label: 'Durée de conservation',
      heading: '4. Combien de temps nous les conservons',
      blocks: [
        {
          caption: 'Durée de conservation des données',
          columns: ['Données', 'Conservées'],
          rows: [
            ['Session', '14 jours au plus, 7 jours sans utilisation, ou jusqu’à votre déconnexion'],
            ['Compte', 'Jusqu’à ce que vous le supprimiez'],
            [
              'Projets, modèles et enregistrements',
              'Jusqu’à ce que vous ou votre organisation les supprimiez',
            ],
            [
              'Empreintes vocales',
              'Jusqu’à ce que la personne retire son consentement, ou que vous les supprimiez',
            ],
            ['Son de la démo en ligne', 'Non conservé\u00a0: effacé dès que le résultat est affiché'],
            ['Journal d’audit d’une organisation', '12 mois'],
            [
              'Liens et codes envoyés par e\u2011mail',
              '24 heures pour les liens, 7 jours pour le lien qui annule un changement d’adresse, 10 minutes pour les codes',
            ],
          ],
        },
        'Un compte supprimé est effacé. Dans le journal d’audit, un pseudonyme qui ne permet pas de remonter à vous prend la place de votre nom.',
      ],
    },
    {
      id: 'recipients',
      label: 'Destinataires',
      heading: '5. Qui les reçoit',
      blocks: [
        'Par défaut, personne en dehors de cette installation ne reçoit quoi que ce soit. Les membres de votre organisation voient ce que leur rôle permet, et notre équipe voit ce qu’il lui faut pour vous aider. Quand elle agit en votre nom pour vous aider, le journal d’audit l’indique et cela prend fin sous 1 heure.',
        'Quand nous relions un service extérieur, par exemple pour envoyer des e\u2011mails, il agit selon nos instructions et ne reçoit que ce dont il a besoin. La liste est donnée sur demande.',
        'Les données ne quittent le pays de l’installation que si un tel service se trouve ailleurs, et alors avec les garanties que la loi exige.',
      ],
    },
    {
      id: 'voice-prints',
      label: 'Empreintes vocales',
      heading: '6. Empreintes vocales',
      blocks: [
        'Une voix qui permet de reconnaître une personne est une donnée biométrique et bénéficie d’une protection particulière.',
        {
          points: [
            'Une empreinte vocale demande un consentement à part\u00a0: il est recueilli séparément de tout le reste, avant le premier enregistrement.',
            'Elle sert à reconnaître cette personne dans le projet pour lequel elle a été créée, et à rien d’autre.',
            'Elle peut être effacée séparément de tout le reste, à tout moment\u202f; elle disparaît aussitôt, avec les enregistrements dont elle est tirée.',
            'En cas de refus, toutes les autres technologies du kit restent utilisables.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      label: 'Vos droits',
      heading: '7. Vos droits',
      blocks: [
        {
          points: [
            'Accès\u00a0: savoir ce que nous conservons sur vous. Vous pouvez en télécharger une copie dans la section Sécurité.',
            'Rectification\u00a0: faire corriger ce qui est faux. Vous pouvez le faire dans votre profil.',
            'Effacement\u00a0: faire supprimer vos données. Vous pouvez supprimer votre compte dans la section Sécurité.',
            'Portabilité\u00a0: recevoir vos données sous une forme lisible par un ordinateur.',
            'Limitation et opposition\u00a0: faire suspendre ou cesser l’usage de vos données là où il repose sur notre intérêt.',
            'Retrait\u00a0: retirer un consentement à tout moment, pour l’avenir.',
          ],
        },
        'Pour exercer un droit, écrivez-nous\u00a0: {{contact}}. Nous répondons dans un délai d’un mois, sans frais. Si vous estimez que nous agissons mal, vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'marketing',
      label: 'Actualités et marketing',
      heading: '8. Actualités et marketing',
      blocks: [
        'Nous n’envoyons des actualités qu’aux personnes qui le souhaitent\u00a0: nouveautés du produit, contenus pédagogiques, actualités et événements, chacun avec son propre interrupteur dans les réglages des notifications.',
        'Désactiver «\u00a0Recevoir nos actualités\u00a0» est définitif\u00a0: pour protéger votre choix, rien dans l’interface ne peut le réactiver. Si vous changez d’avis, écrivez-nous\u00a0: {{contact}}.',
        'Les messages sur la sécurité, les invitations, votre licence et les dates d’évaluation font partie du service et sont toujours envoyés.',
      ],
    },
    {
      id: 'minimum-age',
      label: 'Âge minimum',
      heading: '9. Âge minimum',
      blocks: [
        'Le service s’adresse aux professionnels. L’âge minimum pour posséder un compte est de 13 ans. Si nous apprenons qu’un enfant de moins de 13 ans en a un, nous l’effaçons avec ses données.',
      ],
    },
    {
      id: 'changes',
      label: 'Modifications',
      heading: '10. Modifications de cette politique',
      blocks: [
        'Quand ce que nous conservons ou faisons change, ce texte change. Nous l’annonçons par e\u2011mail et dans les notifications de la console au moins 30 jours à l’avance, et redemandons votre consentement là où il en faut un. Les versions précédentes sont données sur demande.',
      ],
    },
  ],
}
