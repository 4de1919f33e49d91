export const letters = `#BNF+EM V2.1;
!grammar letters;
!language "German";
!export <buchstabe>;

// a of "a", and of "a wie anton".
<buchstabe>:
  (a [wie anton]) {@ = "a";}
  | (b [wie berta]) {@ = "b";}
  | (c [wie cäsar]) {@ = "c";}
  | (d [wie dora]) {@ = "d";}
  | (e [wie emil]) {@ = "e";}
  | (f [wie friedrich]) {@ = "f";}
  | (g [wie gustav]) {@ = "g";}
  | (h [wie heinrich]) {@ = "h";}
  | (i [wie ida]) {@ = "i";}
  | (j [wie julius]) {@ = "j";}
  | (k [wie kaufmann]) {@ = "k";}
  | (l [wie ludwig]) {@ = "l";}
  | (m [wie martha]) {@ = "m";}
  | (n [wie nordpol]) {@ = "n";}
  | (o [wie otto]) {@ = "o";}
  | (p [wie paula]) {@ = "p";}
  | (q [wie quelle]) {@ = "q";}
  | (r [wie richard]) {@ = "r";}
  | (s [wie samuel]) {@ = "s";}
  | (t [wie theodor]) {@ = "t";}
  | (u [wie ulrich]) {@ = "u";}
  | (v [wie viktor]) {@ = "v";}
  | (w [wie wilhelm]) {@ = "w";}
  | (x [wie xanthippe]) {@ = "x";}
  | (y [wie ypsilon]) {@ = "y";}
  | (z [wie zeppelin]) {@ = "z";}
  | ä {@ = "ä";}
  | ö {@ = "ö";}
  | ü {@ = "ü";}
  | ß {@ = "ß";};
`
