export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "Dutch";
!export <letter>;

// a of "a", and of "a van anton".
<letter>:
  (a [van anton]) {@ = "a";}
  | (b [van bernard]) {@ = "b";}
  | (c [van cornelis]) {@ = "c";}
  | (d [van dirk]) {@ = "d";}
  | (e [van eduard]) {@ = "e";}
  | (f [van ferdinand]) {@ = "f";}
  | (g [van gerard]) {@ = "g";}
  | (h [van hendrik]) {@ = "h";}
  | (i [van izaak]) {@ = "i";}
  | (j [van johan]) {@ = "j";}
  | (k [van karel]) {@ = "k";}
  | (l [van lodewijk]) {@ = "l";}
  | (m [van maria]) {@ = "m";}
  | (n [van nico]) {@ = "n";}
  | (o [van otto]) {@ = "o";}
  | (p [van pieter]) {@ = "p";}
  | (q [van quirinus]) {@ = "q";}
  | (r [van rudolf]) {@ = "r";}
  | (s [van simon]) {@ = "s";}
  | (t [van teunis]) {@ = "t";}
  | (u [van utrecht]) {@ = "u";}
  | (v [van victor]) {@ = "v";}
  | (w [van willem]) {@ = "w";}
  | (x [van xantippe]) {@ = "x";}
  | (y [van ypsilon]) {@ = "y";}
  | (z [van zaandam]) {@ = "z";};
`
