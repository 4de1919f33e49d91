export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "French";
!export <lettre>;

// a of "a", and of "a comme anatole".
<lettre>:
  (a [comme anatole]) {@ = "a";}
  | (b [comme berthe]) {@ = "b";}
  | (c [comme célestin]) {@ = "c";}
  | (d [comme désiré]) {@ = "d";}
  | (e [comme eugène]) {@ = "e";}
  | (f [comme françois]) {@ = "f";}
  | (g [comme gaston]) {@ = "g";}
  | (h [comme henri]) {@ = "h";}
  | (i [comme irma]) {@ = "i";}
  | (j [comme joseph]) {@ = "j";}
  | (k [comme kléber]) {@ = "k";}
  | (l [comme louis]) {@ = "l";}
  | (m [comme marcel]) {@ = "m";}
  | (n [comme nicolas]) {@ = "n";}
  | (o [comme oscar]) {@ = "o";}
  | (p [comme pierre]) {@ = "p";}
  | (q [comme quintal]) {@ = "q";}
  | (r [comme raoul]) {@ = "r";}
  | (s [comme suzanne]) {@ = "s";}
  | (t [comme thérèse]) {@ = "t";}
  | (u [comme ursule]) {@ = "u";}
  | (v [comme victor]) {@ = "v";}
  | (w [comme william]) {@ = "w";}
  | (x [comme xavier]) {@ = "x";}
  | (y [comme yvonne]) {@ = "y";}
  | (z [comme zoé]) {@ = "z";};
`
