export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "Italian";
!export <lettera>;

// a of "a", and of "a come ancona".
<lettera>:
  (a [come ancona]) {@ = "a";}
  | (b [come bologna]) {@ = "b";}
  | (c [come como]) {@ = "c";}
  | (d [come domodossola]) {@ = "d";}
  | (e [come empoli]) {@ = "e";}
  | (f [come firenze]) {@ = "f";}
  | (g [come genova]) {@ = "g";}
  | (h [come hotel]) {@ = "h";}
  | (i [come imola]) {@ = "i";}
  | (j [come jolly]) {@ = "j";}
  | (k [come kursaal]) {@ = "k";}
  | (l [come livorno]) {@ = "l";}
  | (m [come milano]) {@ = "m";}
  | (n [come napoli]) {@ = "n";}
  | (o [come otranto]) {@ = "o";}
  | (p [come palermo]) {@ = "p";}
  | (q [come quarto]) {@ = "q";}
  | (r [come roma]) {@ = "r";}
  | (s [come savona]) {@ = "s";}
  | (t [come torino]) {@ = "t";}
  | (u [come udine]) {@ = "u";}
  | (v [come venezia]) {@ = "v";}
  | (w [come washington]) {@ = "w";}
  | (x [come xilofono]) {@ = "x";}
  | (y [come york]) {@ = "y";}
  | (z [come zara]) {@ = "z";};
`
