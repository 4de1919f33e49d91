/** A grammar of commands with sentences inside and outside it. */
export const commands = {
  jsgf: `#JSGF V1.0;
grammar home;
public <command> = <lights> | <door> | set the volume to <number> | what time is it | play the (next | previous) song |
  call my (mother | father | sister) | stop the (music | radio) | start a timer for <number> minutes;
<lights> = (turn | switch) (on | off) the (kitchen | bedroom | bathroom) lights;
<door> = (open | close) the (garage | front | back) door;
<number> = one | two | three | four | five | six | seven | eight | nine | ten;
`,
  inside: [
    'turn on the kitchen lights',
    'turn off the bedroom lights',
    'open the garage door',
    'close the front door',
    'set the volume to seven',
    'what time is it',
    'play the next song',
    'call my mother',
    'stop the music',
    'start a timer for ten minutes',
  ],
  outside: [
    'the weather is nice today',
    'i would like a cup of tea',
    'my cat sleeps on the sofa',
    'where did you put the keys',
    'please send me an email tomorrow',
    'seven birds are singing outside',
    'the train leaves at noon',
    'she bought a red bicycle',
    'read me the newspaper',
    'how far is the nearest station',
  ],
} as const
