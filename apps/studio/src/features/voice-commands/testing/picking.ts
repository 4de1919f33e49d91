import { aHypothesis, aRecognition } from '@saywright/api/testing'

/** The grammar of a warehouse, with one rule that is never reached. */
export const pickingGrammar = `#BNF+EM V2.1;
!grammar picking_en;
!start <order>;
!slot <aisle>;
!slot <item>;
!slot <dock>;
!pronounce halden PRONAS "hall den" | "hal din";

// One order per utterance
<order>: [please] ( <pick> | <confirm> | <report> | <idle> );

<pick>: !tag(PICK, pick | take) <quantity> [from] aisle <aisle>;
<confirm>: !tag(CONFIRM, confirmed | done | "next one");
<report>: !tag(REPORT, report) <issue> [at dock <dock>];

<quantity>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";}
          | "a dozen" {@ = "12";} | !repeat(<digit>, 2, 3);
<digit>: one | two | three | four | five | six;
<issue>: ( damaged | missing | wrong ) <item>;
<dock>: north | south;  // default values

<restart>: start ( over | again );

// Heard when nobody answers
<idle>: [hey halden] ( are you there | wake up );
`

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty']
const aisles = [...units, ...teens, ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten} ${unit}`)])]

/** 48 aisles, 3 items and 2 docks: 98,372 sentences. */
export const pickingSlots = [
  { name: 'aisle', values: aisles.slice(0, 48) },
  { name: 'item', values: ['crate', 'label', 'pallet'] },
  { name: 'dock', values: ['north', 'south'] },
]

/** A recognized order. */
export const pickingHeard = aRecognition({
  hypotheses: [
    aHypothesis({
      text: 'pick two from aisle seven',
      slots: { aisle: 'seven' },
      words: [
        { text: 'pick', start_ms: 210, end_ms: 480, score: 0.97 },
        { text: 'two', start_ms: 480, end_ms: 720, score: 0.99 },
        { text: 'from', start_ms: 720, end_ms: 910, score: 0.91 },
        { text: 'aisle', start_ms: 910, end_ms: 1340, score: 0.98 },
        { text: 'seven', start_ms: 1340, end_ms: 1780, score: 0.96 },
      ],
    }),
  ],
  tags: [
    { name: 'PICK', value: 'pick' },
    { name: '@', value: '2' },
  ],
})
