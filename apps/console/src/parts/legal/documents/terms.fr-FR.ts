import type { LegalDocument } from '../LegalDocument.js'
import { unnamedFrench } from './unnamed.js'

export const document: LegalDocument = {
  title: 'Conditions générales',
  unnamed: unnamedFrench,
  sections: [
    {
      id: 'about',
      label: 'À propos',
      heading: '1. À propos',
      blocks: [
        'Dans ces conditions de {{brand}}, «\u00a0nous\u00a0» désigne {{operator}}, et «\u00a0vous\u00a0» désigne la personne qui utilise l’installation ainsi que l’entreprise pour laquelle elle agit.',
        'Vous pouvez nous joindre à tout moment\u00a0: {{contact}}.',
        'Ceci est la version 1 des conditions. La date de son entrée en vigueur figure en haut de cette page.',
      ],
    },
    {
      id: 'preamble',
      label: 'Préambule',
      heading: '2. Préambule',
      blocks: [
        '{{brand}} est un kit qui donne une voix à un produit. La console sert à gérer votre compte, votre organisation et vos projets\u202f; le studio sert à écrire des grammaires, à les tester avec des enregistrements, à choisir des voix et à exporter ce dont votre produit a besoin.',
        'En créant un compte ou en utilisant une partie quelconque du service, vous acceptez ces conditions. À défaut, le service ne peut pas être utilisé.',
        'Le service est destiné à un usage professionnel\u00a0: évaluer des technologies vocales et construire des produits avec elles. Il ne s’adresse pas aux consommateurs.',
      ],
    },
    {
      id: 'definitions',
      label: 'Définitions',
      heading: '3. Définitions',
      blocks: [
        'Dans ces conditions, les mots suivants ont chacun un seul sens.',
        {
          points: [
            'Compte\u00a0: ce qui appartient à une personne, avec une adresse e\u2011mail et un moyen de se connecter.',
            'Organisation\u00a0: une entreprise ou une équipe. Ses membres partagent des projets\u202f; ses administrateurs décident de qui en fait partie.',
            'Projet\u00a0: ce que vous construisez. Il réunit des modèles, des enregistrements, des tests et des membres.',
            'Modèle\u00a0: ce dont une technologie vocale a besoin dans votre projet, par exemple une grammaire, un mot de réveil ou les réglages d’une voix.',
            'Enregistrement\u00a0: un son que vous envoyez ou que vous enregistrez.',
            'Empreinte vocale\u00a0: la description d’une voix, tirée des enregistrements d’une personne, qui permet de la reconnaître.',
            'Clé de licence\u00a0: le texte par lequel le kit sait que vous pouvez l’utiliser.',
            'Évaluation\u00a0: une période de 30 jours pendant laquelle vous essayez les technologies accordées à un projet.',
            'Essai\u00a0: l’utilisation du studio pendant 1 heure, à la demande.',
            'Démo\u00a0: les pages où l’on essaie des technologies vocales sans projet ni licence.',
          ],
        },
      ],
    },
    {
      id: 'personal-data',
      label: 'Données personnelles',
      heading: '4. Données personnelles',
      blocks: [
        'Pour fournir le service, nous conservons vos prénom et nom, vos adresses e\u2011mail, ce que vous nous dites de votre travail, les enregistrements que vous envoyez, les empreintes vocales que vous créez et un journal de ce qui a été fait avec le compte.',
        'Nous les conservons tant que votre compte existe, et seulement pour vous fournir le service, le protéger et vous répondre. La politique de confidentialité dit ce qui est conservé, pourquoi et combien de temps.',
        'Il faut avoir au moins 13 ans pour posséder un compte.',
        'Une empreinte vocale n’est créée que si la personne qu’elle décrit l’a expressément accepté. Cette personne peut la faire effacer à tout moment, aussitôt et sans donner de raison. Si vous créez des empreintes vocales d’autres personnes, il vous revient de demander leur consentement et de pouvoir le prouver.',
      ],
    },
    {
      id: 'data-sharing',
      label: 'Partage des données',
      heading: '5. Partage des données',
      blocks: [
        'Rien n’est vendu, et rien n’est transmis à des fins publicitaires.',
        'Les membres d’une organisation voient ses projets, modèles et enregistrements dans la mesure où leur rôle le permet\u00a0: les administrateurs voient tout dans l’organisation\u202f; les administrateurs et les employés voient tous les projets de l’organisation\u202f; les invités ne voient que ceux auxquels ils ont été ajoutés.',
        'Le service fonctionne sans aucune société extérieure. L’exploitant d’une installation peut y relier un service de messagerie, un stockage, une base de données, un fournisseur de connexion, un contrôle d’adresses e\u2011mail ou un service de génération de texte. Un tel service ne reçoit que ce dont il a besoin, et la liste de ceux qui sont reliés est donnée sur demande.',
        'Nous ne remettons de données à une autorité que si la loi nous y oblige, et nous vous en informons, sauf si la loi l’interdit.',
      ],
    },
    {
      id: 'data-protection',
      label: 'Protection des données',
      heading: '6. Protection des données',
      blocks: [
        'Nous protégeons ce que vous nous confiez par des mesures adaptées au risque.',
        {
          points: [
            'Les mots de passe sont conservés sous forme d’empreintes irréversibles, de même que les jetons de session.',
            'Sur une installation publique, tout circule chiffré.',
            'Chaque personne voit ce que son rôle permet, et le serveur le vérifie à chaque appel.',
            'Un journal dit aux administrateurs qui a fait quoi dans leur organisation. Ses entrées sont conservées 12 mois.',
            'Ce que vous effacez est effacé\u202f; les sauvegardes l’oublient quand elles sont remplacées.',
            'Si des données sont perdues ou vues par une personne qui n’aurait pas dû les voir, nous prévenons sans délai les personnes concernées et l’autorité compétente.',
          ],
        },
        { heading: 'Vos droits' },
        'Vous pouvez demander ce que nous conservons sur vous, le faire corriger ou effacer, le recevoir sous une forme lisible par un ordinateur, en limiter l’usage ou vous y opposer. Vous pouvez faire l’essentiel vous-même\u00a0: le profil permet de les corriger, et la section Sécurité d’en télécharger une copie et de supprimer le compte. Pour le reste, écrivez-nous\u00a0: {{contact}}. Nous répondons dans un délai d’un mois.',
      ],
    },
    {
      id: 'cookies',
      label: 'Cookies',
      heading: '7. Cookies',
      blocks: [
        'Un seul cookie vous garde connecté\u00a0: il contient le jeton de votre session, n’appartient qu’à ce site et prend fin au plus tard après 14 jours.',
        'Votre navigateur retient aussi, sur votre appareil, la langue, l’apparence, quelques choix de l’interface et les modifications que vous n’avez pas encore enregistrées. Seule la langue est aussi conservée dans votre compte.',
        'Il n’y a aucun cookie de publicité ou de suivi, ni de nous ni d’autres. C’est pourquoi aucun bandeau ne vous demande votre accord.',
      ],
    },
    {
      id: 'modifications',
      label: 'Modifications',
      heading: '8. Modifications',
      blocks: [
        'Nous pouvons modifier ces conditions quand le service, la loi ou l’expérience le demandent.',
        'Une modification est annoncée par e\u2011mail et dans les notifications de la console au moins 30 jours avant son entrée en vigueur. Elle ne vaut pas pour ce qui a précédé.',
        'Si vous n’acceptez pas une modification, vous pouvez supprimer votre compte avant qu’elle n’entre en vigueur. Continuer à utiliser le service ensuite vaut acceptation. Les versions précédentes sont conservées et données sur demande.',
      ],
    },
    {
      id: 'responsibility',
      label: 'Responsabilité',
      heading: '9. Responsabilité',
      blocks: [
        'Le service est fourni tel quel, pour l’évaluation et le développement. Nous travaillons à ce qu’il soit disponible et juste, sans promettre qu’il ne s’arrête jamais ni qu’il soit sans défaut.',
        'La reconnaissance vocale, celle des intentions et celle des voix n’est jamais certaine. Un score est une estimation. Ne laissez pas une commande vocale ou une empreinte vocale décider seule là où une erreur peut blesser quelqu’un, causer une perte importante ou donner accès à ce qui doit rester fermé, à moins d’avoir validé votre propre produit pour cet usage.',
        'Vous gardez pour vous votre mot de passe, votre second facteur et votre clé de licence, et vous nous prévenez dès que vous pensez qu’une autre personne les connaît. Jusque-là, ce qui est fait avec votre compte est réputé fait par vous.',
        'Vous n’envoyez que des enregistrements que vous avez le droit d’utiliser, et vous ne cherchez pas à contourner les limites ou les protections du service.',
        'Rien dans ces conditions ne limite une responsabilité que la loi ne permet pas de limiter.',
      ],
    },
    {
      id: 'intellectual-property',
      label: 'Propriété intellectuelle',
      heading: '10. Propriété intellectuelle',
      blocks: [
        'Ce que vous apportez et ce que vous créez est à vous\u00a0: grammaires, modèles, enregistrements, textes et résultats de vos tests. Vous nous autorisez à les conserver et à les traiter à la seule fin de vous fournir le service. Nous ne les utilisons pas pour entraîner nos propres modèles.',
        'Le logiciel, sa documentation et son apparence appartiennent à leurs auteurs. Vous recevez le droit de les utiliser dans les limites de votre évaluation ou de votre licence\u202f; les parties publiées sous une licence ouverte s’utilisent selon cette licence.',
        'Les moteurs vocaux livrés avec l’installation sont libres. Leurs noms, auteurs et licences figurent dans le fichier des mentions de tiers qui accompagne le logiciel.',
      ],
    },
    {
      id: 'jurisdiction',
      label: 'Juridiction compétente',
      heading: '11. Juridiction compétente',
      blocks: [
        'Ces conditions sont soumises à {{law}}.',
        'Nous cherchons d’abord à régler tout litige à l’amiable. À défaut, les tribunaux du lieu où nous sommes établis sont compétents, sauf si la loi vous en donne d’autres auxquels on ne peut déroger.',
        'Si une phrase de ces conditions se révèle nulle, les autres restent valables.',
      ],
    },
    {
      id: 'mediator',
      label: 'Contact du médiateur',
      heading: '12. Contact du médiateur',
      blocks: [
        'Écrivez-nous d’abord\u00a0: {{contact}}. Nous accusons réception d’une réclamation sous 5 jours ouvrés et y répondons sous 30 jours.',
        'Si notre réponse ne vous satisfait pas, ou ne vient pas, vous pouvez saisir un médiateur dans l’année qui suit votre réclamation, par écrit et sans frais\u00a0: {{mediator}}.',
        'Chaque partie est libre d’entrer en médiation et d’en sortir\u202f; la voie du tribunal reste ouverte.',
      ],
    },
    {
      id: 'demo',
      label: 'Conditions de la démo',
      heading: '13. Conditions de la démo en ligne',
      blocks: [
        'La démo en ligne permet d’essayer les technologies vocales sans projet ni licence. Son utilisation est gratuite et n’est pas limitée dans le temps.',
        { heading: 'Limites d’utilisation' },
        {
          points: [
            'Le nombre de requêtes est limité, afin que chacun puisse l’essayer.',
            'Chaque enregistrement dure au plus 1 minute.',
            'Il n’y a pas de limite de temps\u00a0: revenez aussi souvent que vous le souhaitez.',
          ],
        },
        { heading: 'Vos enregistrements' },
        {
          points: [
            'La démo ne collecte aucune donnée personnelle.',
            'Aucun enregistrement n’est conservé\u00a0: le son est effacé dès que le résultat est affiché.',
          ],
        },
        { heading: 'Assistance' },
        'La démo est fournie sans assistance. Pour toute question sur un projet, utilisez la page Contact.',
      ],
    },
  ],
}
