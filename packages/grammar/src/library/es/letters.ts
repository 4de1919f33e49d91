export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "Spanish";
!export <letra>;

// a of "a", and of "a de antonio".
<letra>:
  (a [de antonio]) {@ = "a";}
  | (b [de barcelona]) {@ = "b";}
  | (c [de carmen]) {@ = "c";}
  | (d [de dolores]) {@ = "d";}
  | (e [de enrique]) {@ = "e";}
  | (f [de francia]) {@ = "f";}
  | (g [de gerona]) {@ = "g";}
  | (h [de historia]) {@ = "h";}
  | (i [de inés]) {@ = "i";}
  | (j [de josé]) {@ = "j";}
  | (k [de kilo]) {@ = "k";}
  | (l [de lorenzo]) {@ = "l";}
  | (m [de madrid]) {@ = "m";}
  | (n [de navarra]) {@ = "n";}
  | (o [de oviedo]) {@ = "o";}
  | (p [de parís]) {@ = "p";}
  | (q [de querido]) {@ = "q";}
  | (r [de ramón]) {@ = "r";}
  | (s [de sábado]) {@ = "s";}
  | (t [de tarragona]) {@ = "t";}
  | (u [de ulises]) {@ = "u";}
  | (v [de valencia]) {@ = "v";}
  | (w [de washington]) {@ = "w";}
  | (x [de xiquena]) {@ = "x";}
  | (y [de yegua]) {@ = "y";}
  | (z [de zaragoza]) {@ = "z";}
  | ñ {@ = "ñ";};
`
