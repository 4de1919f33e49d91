export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "English";
!export <letter>;

// a of "a", and of "a for alfa".
<letter>:
  (a [for alfa]) {@ = "a";}
  | (b [for bravo]) {@ = "b";}
  | (c [for charlie]) {@ = "c";}
  | (d [for delta]) {@ = "d";}
  | (e [for echo]) {@ = "e";}
  | (f [for foxtrot]) {@ = "f";}
  | (g [for golf]) {@ = "g";}
  | (h [for hotel]) {@ = "h";}
  | (i [for india]) {@ = "i";}
  | (j [for juliett]) {@ = "j";}
  | (k [for kilo]) {@ = "k";}
  | (l [for lima]) {@ = "l";}
  | (m [for mike]) {@ = "m";}
  | (n [for november]) {@ = "n";}
  | (o [for oscar]) {@ = "o";}
  | (p [for papa]) {@ = "p";}
  | (q [for quebec]) {@ = "q";}
  | (r [for romeo]) {@ = "r";}
  | (s [for sierra]) {@ = "s";}
  | (t [for tango]) {@ = "t";}
  | (u [for uniform]) {@ = "u";}
  | (v [for victor]) {@ = "v";}
  | (w [for whiskey]) {@ = "w";}
  | (x [for x-ray]) {@ = "x";}
  | (y [for yankee]) {@ = "y";}
  | (z [for zulu]) {@ = "z";};
`
