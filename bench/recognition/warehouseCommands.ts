/**
 * A grammar as people write them: eleven kinds of order, numbers, and slots of twenty values. None of the sentences had a
 * part in choosing an operating point.
 */
export const warehouseCommands = {
  jsgf: `#JSGF V1.0 UTF-8;
grammar warehouse;
public <command> = [<polite>] (<pick> | <put> | <move> | <count> | <lights> | <door> | <timer> | <call> | <report> | <volume> | <control>);
<polite> = please | could you | would you please;
<pick> = (pick | take | get | fetch) <quantity> <unit> of <item> [from <place>];
<put> = (put | place | store) <quantity> <unit> of <item> (in | into | on) <place>;
<move> = (move | carry | bring) the <item> [from <place>] to <place>;
<count> = (count | check) the <item> [in <place>] | how (many | much) <item> (do we have | is left | are left) [in <place>];
<lights> = (turn | switch) (on | off) the [<colour>] lights [in <place>] | (dim | raise) the lights [to <number> percent];
<door> = (open | close | lock | unlock) (the | all) [<side>] (door | doors | gate | gates | shutter);
<timer> = (set | start) a timer for <duration> | (cancel | stop) the timer | how much time is left;
<call> = call <person> [on (the radio | the phone)] | send a message to <person>;
<report> = report (a | an) (damage | leak | accident | missing label) [in <place>] | report that <item> is (missing | broken | wet);
<volume> = set the volume to <number> | (volume | louder | quieter) | turn the volume (up | down) [by <number>];
<control> = (repeat | cancel | undo | go back | skip | next | previous) [that | the last order | the order] | what is next;
<quantity> = <number> | half a | a | another | all;
<unit> = box | boxes | crate | crates | pallet | pallets | roll | rolls | bag | bags | piece | pieces;
<place> = aisle <number> [<side>] | shelf <number> [<side>] | the <zone> | zone <letter>;
<side> = left | right | front | back | north | south | upper | lower;
<colour> = red | green | blue | white | yellow;
<zone> = loading dock | cold store | packing area | returns desk | workshop | office | yard;
<letter> = alpha | bravo | charlie | delta | echo | foxtrot | golf | hotel;
<duration> = <number> (second | seconds | minute | minutes | hour | hours) | half an hour | an hour and a half;
<item> = copper wire | steel bolts | paint | cement | light bulbs | batteries | rubber gloves | safety helmets | paper towels | garden hoses |
  wooden planks | roof tiles | door handles | window frames | cable ties | printer paper | cleaning fluid | engine oil | brake pads | air filters;
<person> = martha | jonathan | the supervisor | the driver | security | maintenance | the front desk | doctor allen | peter brown | lucy;
<number> = <digit> | <teen> | <ten> [<digit>] | <hundreds>;
<hundreds> = (a | <digit>) hundred [and] [<digit> | <teen> | <ten> [<digit>]];
<ten> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen;
<digit> = one | two | three | four | five | six | seven | eight | nine;
`,
  inside: [
    'take three pallets of steel bolts from shelf eleven',
    'fetch ten bags of cement',
    'store six crates of light bulbs in zone bravo',
    'put forty pieces of door handles into aisle two right',
    'carry the wooden planks from the yard to the workshop',
    'move the engine oil to the cold store',
    'check the air filters in the packing area',
    'how much cleaning fluid is left',
    'how many window frames do we have in zone hotel',
    'switch on the green lights',
    'turn off the lights in the office',
    'raise the lights to ninety percent',
    'close the south gate',
    'unlock all gates',
    'start a timer for fifteen minutes',
    'stop the timer',
    'call doctor allen',
    'call martha on the phone',
    'send a message to the driver',
    'report a missing label in aisle thirty',
    'report that paint is broken',
    'volume',
    'set the volume to twelve',
    'turn the volume up by three',
    'undo the last order',
    'next',
    'could you get a box of printer paper from the returns desk',
    'please call peter brown',
    'would you please count the roof tiles',
    'pick two hundred rolls of paper towels',
  ],
  outside: [
    'my neighbour has bought a new car',
    'there was a lot of rain last week',
    'do you remember her birthday',
    'the museum is free on sundays',
    'i left my umbrella on the bus',
    'we are going to the mountains in august',
    'dinner will be ready in a moment',
    'he speaks three languages very well',
    'nobody knows where the key is',
    'thank you very much for the flowers',
  ],
} as const
