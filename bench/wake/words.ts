/** Wake words to report, each with phrases that sound like it: other ones than those on which the operating point was chosen. */
export interface ReportedWord {
  readonly text: string
  readonly near: readonly string[]
}

const list = (words: string) => words.split(' | ')

export const reported: Readonly<Record<'en-US' | 'fr-FR' | 'es-ES', readonly ReportedWord[]>> = {
  'en-US': [
    {
      text: 'hello halden',
      near: list(
        'hello holder | yellow garden | hello helen | hello alden | hello hold on | hey halden | hello haldane | hello golden | hollow halden | hello harden | fellow alden | hello olden',
      ),
    },
    {
      text: 'okay picker',
      near: list(
        'okay pick up | okay ticker | okay bigger | okay picture | okay pick her | okay sticker | okay packer | today picker | okay picnic | okay pickle | a picker | okay quicker',
      ),
    },
    {
      text: 'hey saywright',
      near: list(
        'hey say right now | hey playwright | they say right | hey sea right | hey say rice | hey so right | hey day light | hey say white | may say right | hey say | hey say rate | hey saw right',
      ),
    },
    {
      text: 'listen to me',
      near: list(
        'listen to him | listen to the | this is to me | listening to me | lessons to me | listen to meals | glisten to me | listen to be | listed to me | listen for me | listen to you | lifts and to me',
      ),
    },
    {
      text: 'aurora',
      near: list(
        'a roarer | angora | adora | a roar | aroma | a rower | flora | a rural | horror | our order | arora borealis | a raw',
      ),
    },
    {
      text: 'wake up machine',
      near: list(
        'wake up marine | wake the machine | make up machine | wake up | break up machine | wake of machines | wake up my sheep | wait up machine | wake up magazine | shake up machine | a machine | wake up mushroom',
      ),
    },
  ],
  'fr-FR': [
    {
      text: 'bonjour oscar',
      near: list(
        'bonjour os | bonsoir oscar | bonjour osaka | bonjour hussard | bonjour lascar | bonjour aux gars | bonjour escale | un jour oscar | bonjour au car | toujours oscar | bonjour ostéo | bonjour costa',
      ),
    },
    {
      text: 'réveille toi',
      near: list(
        'réveille moi | réveillez vous | merveille toi | surveille toi | réveillon | rêve et toi | réveil tôt | révèle toi | réveille trois | le réveil | réveil droit | travaille toi',
      ),
    },
    {
      text: 'allô machine',
      near: list(
        'allô marine | à la machine | allons machine | allô | allô magazine | salaud machine | allô ma chine | allô maquis | vélo machine | allô racine | allô mandarine | allô vitrine',
      ),
    },
    {
      text: 'camomille',
      near: list(
        'camionnette | camille | famille | commode | caramel | calme ami | gamme à mille | carte mobile | camouflé | cas de mille | qu’à mille | un million',
      ),
    },
  ],
  'es-ES': [
    {
      text: 'hola almacén',
      near: list('hola almohada | ola al mar | hola alma | cola almacén | hola armazón | hola al final'),
    },
    {
      text: 'escucha robot',
      near: list('escucha rogó | escuela robot | escucha roto | es mucha ropa | escucha bot | lucha robot'),
    },
  ],
}
