/** A warehouse grammar with slots, tags, return values, a repeat and one rule that is never reached. */
export const picking = `#BNF+EM V2.1;
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

const tens = ['', 'ten', 'twenty', 'thirty', 'forty']
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function inWords(number: number): string {
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
  if (number < 10) return units[number - 1] ?? ''
  if (number < 20) return teens[number - 10] ?? ''
  return [tens[Math.floor(number / 10)], units[(number % 10) - 1]].filter(Boolean).join(' ')
}

/** 48 aisles and 3 items; the docks are those of the grammar. */
export const pickingSlots = {
  aisle: Array.from({ length: 48 }, (_, index) => inWords(index + 1)),
  item: ['crate', 'label', 'pallet'],
}
