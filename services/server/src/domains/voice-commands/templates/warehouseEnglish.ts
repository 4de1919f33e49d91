import { accepted, refused, type TemplateSource } from './templateSource.js'

const grammar = `#BNF+EM V2.1;

!grammar Warehouse;
!language "English";
!start <order>;
!import <number_99>;
!import <number_9999>;
!import <digits>;

// What differs from site to site: an application may send its own values with each call.
!slot <item>;
!slot <carrier>;
!slot <area>;

// One order at a time. Intents and entities have the same names in every language.
<order>: [please] (<goods> | <stock> | <ways> | <answers>);
<goods>: <pick> | <put_away>;
<stock>: <how_many> | <short> | <weigh>;
<ways>: <go_to> | <dock_work>;
<answers>: <confirm> | <next> | <say_again> | <help>;

// "pick two crates of copper wire from aisle twelve left"
<pick>: !tag(PICK, pick | take) <amount> [from <place>];
<put_away>: !tag(PUT_AWAY, put away | store) <amount> [in <place>];
<how_many>: !tag(HOW_MANY, how many) [<package> of] <item> are (left | there) [in <place>];
// There is less on the shelf than was asked for.
<short>: !tag(SHORT, short pick) [only <quantity> left | the shelf is empty];
<weigh>: !tag(WEIGH, the weight is | it weighs) <weight> <unit>;
<go_to>: !tag(GO_TO, go to | take me to) (<place> | the <area>);
<dock_work>: !tag(DOCK, <direction>) <carrier> at dock <dock>;
// The check digits are on the label of the shelf: "confirm four two seven".
<confirm>: !tag(CONFIRM, confirm) [<check>];
<next>: !tag(NEXT, next [order] | go on | <skip>);
<say_again>: !tag(SAY_AGAIN, say [that] again | repeat [the order]);
<help>: !tag(HELP, help [me] | what can i say | call the supervisor);

<amount>: <quantity> [<package> of] <item>;
<place>: [level <level> in] aisle <aisle> [<side>];
<quantity>: <number_99> {@ = "{@}";};
<weight>: <number_9999> {@ = "{@}";};
<aisle>: <number_99> {@ = "{@}";};
<dock>: <number_99> {@ = "{@}";};
<check>: <digits> {@ = "{@}";};
<level>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";} | four {@ = "4";};
<side>: left {@ = "left";} | right {@ = "right";};
<package>: (crate | crates) {@ = "crate";} | (box | boxes) {@ = "box";}
         | (pallet | pallets) {@ = "pallet";};
<unit>: (kilo | kilos) {@ = "kg";} | (pound | pounds) {@ = "lb";};
<direction>: load {@ = "load";} | unload {@ = "unload";};
<skip>: skip this one {@ = "yes";};
// These values hold until an application sends its own.
<item>: copper wire | wood screws | safety gloves | paint rollers;
<carrier>: northern freight | blue line | harbor express;
<area>: packing station | cold room | returns desk | loading bay;
`

const suite = [
  accepted('pick two crates of copper wire from aisle twelve left', 'PICK', {
    ...{ quantity: '2', package: 'crate', item: 'copper wire', aisle: '12', side: 'left' },
  }),
  accepted('take twenty one boxes of wood screws from aisle thirty', 'PICK', {
    ...{ quantity: '21', package: 'box', item: 'wood screws', aisle: '30' },
  }),
  accepted('please pick ten paint rollers from level two in aisle forty three right', 'PICK', {
    ...{ quantity: '10', item: 'paint rollers', level: '2', aisle: '43', side: 'right' },
  }),
  accepted('pick one pallet of safety gloves', 'PICK', {
    ...{ quantity: '1', package: 'pallet', item: 'safety gloves' },
  }),
  accepted('put away sixteen boxes of wood screws in aisle fifty', 'PUT_AWAY', {
    ...{ quantity: '16', package: 'box', item: 'wood screws', aisle: '50' },
  }),
  accepted('pick one crate of paint rollers', 'PICK', {
    ...{ quantity: '1', package: 'crate', item: 'paint rollers' },
  }),
  accepted('store five crates of paint rollers in level four in aisle sixty five', 'PUT_AWAY', {
    ...{ quantity: '5', package: 'crate', item: 'paint rollers', level: '4', aisle: '65' },
  }),
  accepted('put away six pallets of copper wire', 'PUT_AWAY', {
    ...{ quantity: '6', package: 'pallet', item: 'copper wire' },
  }),
  accepted('store one box of safety gloves in aisle nineteen', 'PUT_AWAY', {
    ...{ quantity: '1', package: 'box', item: 'safety gloves', aisle: '19' },
  }),
  accepted('how many wood screws are left', 'HOW_MANY', { item: 'wood screws' }),
  accepted('how many boxes of safety gloves are there in aisle seventeen', 'HOW_MANY', {
    ...{ package: 'box', item: 'safety gloves', aisle: '17' },
  }),
  accepted('how many crates of copper wire are left in level one in aisle eighty left', 'HOW_MANY', {
    ...{ package: 'crate', item: 'copper wire', level: '1', aisle: '80', side: 'left' },
  }),
  accepted('short pick', 'SHORT'),
  accepted('short pick only seven left', 'SHORT', { quantity: '7' }),
  accepted('short pick only zero left', 'SHORT', { quantity: '0' }),
  accepted('short pick the shelf is empty', 'SHORT'),
  accepted('the weight is four hundred and two kilos', 'WEIGH', { weight: '402', unit: 'kg' }),
  accepted('the weight is a hundred and fifteen kilos', 'WEIGH', { weight: '115', unit: 'kg' }),
  accepted('it weighs one thousand and three hundred and seventy pounds', 'WEIGH', {
    ...{ weight: '1370', unit: 'lb' },
  }),
  accepted('it weighs a thousand a hundred and ten pounds', 'WEIGH', { weight: '1110', unit: 'lb' }),
  accepted('it weighs twelve hundred and five kilos', 'WEIGH', { weight: '1205', unit: 'kg' }),
  accepted('the weight is ten kilos', 'WEIGH', { weight: '10', unit: 'kg' }),
  accepted('the weight is zero kilos', 'WEIGH', { weight: '0', unit: 'kg' }),
  accepted('it weighs one kilo', 'WEIGH', { weight: '1', unit: 'kg' }),
  accepted('it weighs one pound', 'WEIGH', { weight: '1', unit: 'lb' }),
  accepted('go to aisle eighteen right', 'GO_TO', { aisle: '18', side: 'right' }),
  accepted('take me to level three in aisle ninety', 'GO_TO', { level: '3', aisle: '90' }),
  accepted('go to the packing station', 'GO_TO', { area: 'packing station' }),
  accepted('take me to the loading bay', 'GO_TO', { area: 'loading bay' }),
  accepted('load northern freight at dock four', 'DOCK', {
    ...{ direction: 'load', carrier: 'northern freight', dock: '4' },
  }),
  accepted('unload blue line at dock eleven', 'DOCK', {
    ...{ direction: 'unload', carrier: 'blue line', dock: '11' },
  }),
  accepted('please load harbor express at dock thirteen', 'DOCK', {
    ...{ direction: 'load', carrier: 'harbor express', dock: '13' },
  }),
  accepted('unload northern freight at dock fourteen', 'DOCK', {
    ...{ direction: 'unload', carrier: 'northern freight', dock: '14' },
  }),
  accepted('confirm', 'CONFIRM'),
  accepted('confirm four two seven', 'CONFIRM', { check: '427' }),
  accepted('please confirm five oh eight', 'CONFIRM', { check: '508' }),
  accepted('confirm zero nine six', 'CONFIRM', { check: '096' }),
  accepted('next', 'NEXT'),
  accepted('next order', 'NEXT'),
  accepted('go on', 'NEXT'),
  accepted('skip this one', 'NEXT', { skip: 'yes' }),
  accepted('say again', 'SAY_AGAIN'),
  accepted('say that again', 'SAY_AGAIN'),
  accepted('repeat the order', 'SAY_AGAIN'),
  accepted('help', 'HELP'),
  accepted('help me', 'HELP'),
  accepted('what can i say', 'HELP'),
  accepted('call the supervisor', 'HELP'),
  refused('pick crates of copper wire'),
  refused('pick two crates of bananas'),
  refused('go to the office'),
  refused('load northern freight at dock one hundred'),
  refused('how many orders are left'),
  refused('the weight is heavy'),
  refused('where is everybody today'),
  refused('i am going for lunch'),
  refused('good morning how are you'),
]

// Spoken tests: the most frequent sentences of each intent, and talk between colleagues that is not a command.
const sentences = [
  'pick two crates of copper wire from aisle twelve left',
  'take twenty one boxes of wood screws from aisle thirty',
  'put away six pallets of copper wire',
  'store five crates of paint rollers in level four in aisle sixty five',
  'how many wood screws are left',
  'short pick the shelf is empty',
  'the weight is a hundred and fifteen kilos',
  'go to aisle eighteen right',
  'take me to the loading bay',
  'load northern freight at dock four',
  'confirm four two seven',
  'next order',
  'say that again',
  'call the supervisor',
  'where is everybody today',
  'i am going for lunch',
  'good morning how are you',
]

/** A warehouse in English. */
export const warehouseEnglish: TemplateSource = {
  id: 'warehouse',
  grammar,
  suite,
  unitTests: [
    {
      name: 'Quiet aisle',
      description: 'Orders with their meaning, and talk that has to be refused, without noise.',
      audio: { sentences, voices: ['middle'], speeds: ['normal'], noises: ['none'] },
    },
    {
      name: 'Busy dock',
      description: 'The same, by a higher voice beside a street.',
      audio: {
        ...{ sentences, voices: ['high'], speeds: ['normal'], noises: ['quiet'] },
        ...{ backgrounds: ['street'], rooms: ['none'] },
      },
    },
  ],
}
