// Les règles de San Juan, à lire à la table. Les numéros sont ceux de docs/rules/san-juan.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'SJ-0',
    title: 'Mise en place',
    paragraphs: [
      {
        id: 'SJ-0.1',
        text: 'On joue de deux à quatre. On convient des nouveaux bâtiments et de la façon de donner la première main.',
      },
      { id: 'SJ-0.2', text: 'Le sort désigne le premier *Gouverneur*, sauf si la table a choisi la première place.' },
      { id: 'SJ-0.3', text: 'Les cinq personnages sont posés au milieu, face visible.' },
      {
        id: 'SJ-0.4',
        text: 'Les cinq cartes de cours forment une pile mélangée. Leur ordre ne change plus : elles reviennent toujours dans le même.',
      },
      {
        id: 'SJ-0.5',
        text: 'Avec les *nouveaux bâtiments*, 29 cartes rejoignent la pioche et la Cathédrale est posée près des personnages. Sans eux, rien de cela n’existe.',
      },
      {
        id: 'SJ-0.6',
        text: 'Chacun commence avec une *Teinturerie d’indigo* devant soi. C’est un vrai bâtiment, qui compte parmi les douze.',
      },
      { id: 'SJ-0.7', text: 'Toutes les autres cartes, mélangées, forment la pioche. La défausse est vide.' },
      { id: 'SJ-0.8', text: 'Chacun reçoit quatre cartes, dans le sens horaire à partir du Gouverneur.' },
      {
        id: 'SJ-0.9',
        text: 'Avec le *choix*, les joueurs reçoivent 5, 6, 7 et 8 cartes dans l’ordre du tour. Chacun en garde quatre en secret et défausse le reste.',
      },
      {
        id: 'SJ-0.10',
        text: 'Cartes de la pioche au départ : 102, 97 ou 92 à deux, trois ou quatre ; avec les nouveaux bâtiments 131, 126 ou 121. Le choix en prend 3, 6 ou 10 de plus, qui sont dans la défausse.',
      },
    ],
  },
  {
    id: 'SJ-1',
    title: 'Les cartes',
    paragraphs: [
      {
        id: 'SJ-1.1',
        text: 'Tout ce qui est payé, vendu, jeté ou non gardé va face cachée à la *défausse*. Personne ne la consulte.',
      },
      {
        id: 'SJ-1.2',
        text: 'Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la pioche. Les cartes tout juste piochées et pas encore triées n’en font pas partie.',
      },
      { id: 'SJ-1.3', text: 'Si les deux sont vides, on pioche ce qu’il y a ; le reste est perdu.' },
      {
        id: 'SJ-1.4',
        text: 'On pioche par le dessus, une carte après l’autre. Les marchandises sont des cartes prises à la pioche sans les voir.',
      },
      {
        id: 'SJ-1.5',
        text: 'Un bâtiment est *en jeu* tant qu’il est visible et que rien ne le recouvre. Seuls ceux-là comptent : pour leur nombre, leurs pouvoirs, leurs points.',
      },
      { id: 'SJ-1.6', text: 'Un bâtiment de production porte une seule marchandise, la Douane aussi.' },
      {
        id: 'SJ-1.7',
        text: 'On peut avoir plusieurs bâtiments de production identiques, mais un seul de chaque *bâtiment urbain*.',
      },
      {
        id: 'SJ-1.8',
        text: 'Le pouvoir d’un bâtiment urbain agit dès la fin de la phase du bâtisseur où il a été bâti. Un bâtiment de production sert tout de suite.',
      },
      {
        id: 'SJ-1.9',
        text: 'Aucun pouvoir n’est obligatoire. Quand il ne donne qu’une carte ou un meilleur prix, la table l’applique sans demander.',
      },
    ],
  },
  {
    id: 'SJ-2',
    title: 'La manche',
    paragraphs: [
      {
        id: 'SJ-2.1',
        text: 'Le Gouverneur prend d’abord un personnage, puis les autres dans le sens horaire. Un personnage pris ne l’est plus pour cette manche. Il faut en prendre un.',
      },
      { id: 'SJ-2.2', text: 'À trois ou quatre, chacun prend un personnage par manche.' },
      { id: 'SJ-2.3', text: 'À deux, le Gouverneur en prend un, puis l’autre, puis encore le Gouverneur.' },
      {
        id: 'SJ-2.4',
        text: 'Après chaque choix on joue aussitôt sa phase : d’abord celui qui a choisi, puis dans le sens horaire, chacun une fois.',
      },
      { id: 'SJ-2.5', text: 'Chacun peut renoncer à l’action, et celui qui a choisi à son privilège.' },
      { id: 'SJ-2.6', text: 'Un personnage que personne n’a pris ne gagne rien.' },
      {
        id: 'SJ-2.7',
        text: 'Après la dernière phase, les personnages reviennent au milieu et la carte Gouverneur passe à gauche.',
      },
      {
        id: 'SJ-2.8',
        text: 'Chacun finit entièrement, pioches et défausses comprises, avant que le suivant commence.',
      },
      {
        id: 'SJ-2.9',
        text: 'On renonce en passant son tour de bâtir, en ne choisissant aucune marchandise, ou en laissant la Mine d’or et l’Orfèvrerie.',
      },
      {
        id: 'SJ-2.10',
        text: 'Une question n’est omise que si ce que tous voient ne laisse aucun choix. Sinon elle est posée même à qui ne peut que passer : l’omettre trahirait sa main.',
      },
    ],
  },
  {
    id: 'SJ-3',
    title: 'Début de manche',
    paragraphs: [
      {
        id: 'SJ-3.1',
        text: 'Dans cet ordre : le Fournisseur, puis la Chapelle et la Banque, puis la limite de main. Rien de cela à la première manche.',
      },
      {
        id: 'SJ-3.2',
        text: '*Fournisseur* : à partir du Gouverneur, son propriétaire peut défausser une ou deux cartes et en pioche autant.',
      },
      {
        id: 'SJ-3.3',
        text: '*Chapelle* : son propriétaire peut glisser dessous une carte de sa main à chaque manche.',
      },
      {
        id: 'SJ-3.4',
        text: '*Banque* : une seule fois dans la partie, son propriétaire peut glisser dessous autant de cartes qu’il veut. N’en glisser aucune ne l’utilise pas ; une seconde Banque ne donne pas de seconde fois.',
      },
      { id: 'SJ-3.5', text: 'Qui a les deux décide des deux ensemble. Tous les propriétaires décident en même temps.' },
      {
        id: 'SJ-3.6',
        text: '*Limite de main* : on défausse jusqu’à sept cartes. Un *Phare* en permet douze. Si quelqu’un a une *Caserne*, ceux qui n’en ont pas n’ont droit qu’à six, les propriétaires d’un Phare toujours à douze.',
      },
      { id: 'SJ-3.7', text: 'La limite ne compte qu’à ce moment, jamais pendant la manche ni à la fin.' },
      { id: 'SJ-3.8', text: 'Personne ne défausse plus qu’il ne doit.' },
      {
        id: 'SJ-3.9',
        text: 'Tous voient combien de cartes vous posez et sous quel bâtiment. Combien s’y trouvent ensuite n’est pas montré aux autres.',
      },
    ],
  },
  {
    id: 'SJ-4',
    title: 'Privilèges et Bibliothèque',
    paragraphs: [
      {
        id: 'SJ-4.1',
        text: 'Celui qui choisit a un *privilège* : le bâtisseur paie 1 de moins, le producteur fait 1 marchandise de plus, le marchand vend 1 de plus, le maire pioche 3 de plus, le chercheur d’or pioche 1 carte.',
      },
      {
        id: 'SJ-4.2',
        text: 'Avec une *Bibliothèque*, votre privilège compte double : 2 de moins, 2 marchandises, 2 ventes, 8 cartes piochées en tout, 2 cartes.',
      },
      {
        id: 'SJ-4.3',
        text: 'À deux joueurs, elle ne sert qu’une fois par manche. Le Gouverneur dit à son premier choix s’il s’en sert ou la garde pour le second.',
      },
      { id: 'SJ-4.4', text: 'Une Bibliothèque bâtie à votre premier choix peut servir au second.' },
      {
        id: 'SJ-4.5',
        text: 'La question n’est posée qu’alors. Utilisée, elle l’est, même si le second privilège n’apporte rien.',
      },
    ],
  },
  {
    id: 'SJ-5',
    title: 'Le bâtisseur',
    paragraphs: [
      {
        id: 'SJ-5.1',
        text: 'Chacun à son tour peut bâtir une carte de sa main, ou la Cathédrale tant qu’elle est sur la table.',
      },
      { id: 'SJ-5.2', text: 'On pose la carte, on la paie, puis on pioche ce que la construction rapporte.' },
      {
        id: 'SJ-5.3',
        text: 'Le prix est le coût, moins 1 pour le bâtisseur (2 avec une Bibliothèque), moins 1 avec une *Forge* pour la production, moins 1 avec une *Carrière* pour la ville, moins la valeur de ce que la Grue recouvre. Jamais sous zéro, et rien n’est rendu.',
      },
      {
        id: 'SJ-5.4',
        text: 'On paie en défaussant exactement autant de cartes. La carte bâtie n’est pas de l’argent.',
      },
      {
        id: 'SJ-5.5',
        text: '*Marché noir* : jusqu’à deux de vos marchandises remplacent chacune une carte du paiement, celle de la Douane aussi.',
      },
      {
        id: 'SJ-5.6',
        text: 'On ne bâtit pas un bâtiment urbain que l’on a déjà en jeu, ni ce que l’on ne peut payer.',
      },
      {
        id: 'SJ-5.7',
        text: '*Atelier* : après avoir payé un bâtiment urbain, piochez une carte. Pas pour l’Atelier lui-même.',
      },
      {
        id: 'SJ-5.8',
        text: '*Refuge* : si vous avez bâti et tenez au plus une carte, piochez-en une. L’Atelier passe d’abord.',
      },
      { id: 'SJ-5.9', text: 'La Cathédrale est un bâtiment urbain à tous égards.' },
      {
        id: 'SJ-5.10',
        text: 'Elle va au premier qui la bâtit. Nul besoin d’une carte en main : à prix zéro, même une main vide peut la bâtir.',
      },
      {
        id: 'SJ-5.11',
        text: '*Pension* : quand tous ont bâti, son propriétaire pioche une carte si personne n’a moins de bâtiments que lui et que quelqu’un en a plus.',
      },
      { id: 'SJ-5.12', text: 'Puis on vérifie la fin de la partie, et les nouveaux bâtiments commencent à agir.' },
    ],
  },
  {
    id: 'SJ-6',
    title: 'La grue',
    paragraphs: [
      {
        id: 'SJ-6.1',
        text: 'Avec une *Grue*, vous pouvez poser le nouveau bâtiment sur un des vôtres au lieu de le mettre à côté.',
      },
      { id: 'SJ-6.2', text: 'Ni sur la Grue elle-même, ni sur un bâtiment de la même sorte.' },
      { id: 'SJ-6.3', text: 'Le prix baisse du coût du bâtiment recouvert ; un *Parc* vaut 6.' },
      {
        id: 'SJ-6.4',
        text: 'Ce qui est recouvert sort aussitôt du jeu, pouvoir et points compris, et reste là jusqu’à la fin.',
      },
      {
        id: 'SJ-6.5',
        text: 'Son pouvoir n’aide plus pour cette construction : une Carrière recouverte ne baisse aucun prix, un Atelier recouvert ne fait rien piocher.',
      },
      { id: 'SJ-6.6', text: 'La marchandise du bâtiment recouvert est perdue avant le paiement.' },
      {
        id: 'SJ-6.7',
        text: 'Les cartes sous une Chapelle, une Banque ou un Port recouverts gardent leurs points. On n’y ajoute plus rien.',
      },
      {
        id: 'SJ-6.8',
        text: 'Un bâtiment urbain recouvert peut être rebâti. Pas une seconde Grue : la première reste toujours en jeu.',
      },
      { id: 'SJ-6.9', text: 'Recouvrir n’augmente pas le nombre de bâtiments. Les piles peuvent monter.' },
      { id: 'SJ-6.10', text: 'Une Cathédrale recouverte ne revient pas.' },
      { id: 'SJ-6.11', text: 'La Cathédrale aussi peut recouvrir un de vos bâtiments.' },
      { id: 'SJ-6.12', text: 'D’une pile, seul le bâtiment du dessus compte : pour la valeur et pour la sorte.' },
      {
        id: 'SJ-6.13',
        text: 'Des bâtiments identiques se valent, sauf que celui qui porte une marchandise diffère de celui qui n’en porte pas.',
      },
    ],
  },
  {
    id: 'SJ-7',
    title: 'Le producteur',
    paragraphs: [
      {
        id: 'SJ-7.1',
        text: 'Chacun à son tour peut poser une carte de la pioche, sans la voir, sur un de ses bâtiments de production vides ; le producteur une de plus (deux avec une Bibliothèque), l’*Aqueduc* une de plus.',
      },
      { id: 'SJ-7.2', text: 'Seulement sur des bâtiments de production vides. La Douane n’en est pas un.' },
      { id: 'SJ-7.3', text: '*Puits* : qui a produit au moins deux marchandises pioche une carte.' },
      { id: 'SJ-7.4', text: 'Si les cartes manquent, on produit autant qu’il y en a.' },
      {
        id: 'SJ-7.5',
        text: 'Les marchandises vont alors aux bâtiments dans l’ordre de leurs noms ; choisissez-en moins pour en remplir un précis.',
      },
    ],
  },
  {
    id: 'SJ-8',
    title: 'Le marchand',
    paragraphs: [
      { id: 'SJ-8.1', text: 'Le marchand révèle la prochaine *carte de cours*. Elle vaut pour toute la phase.' },
      {
        id: 'SJ-8.2',
        text: 'Chacun à son tour peut vendre une marchandise ; le marchand une de plus (deux avec une Bibliothèque), la *Boutique* une de plus.',
      },
      {
        id: 'SJ-8.3',
        text: 'On nomme ses marchandises ensemble, on les défausse sans les voir et on pioche autant de cartes qu’elles valent en tout.',
      },
      {
        id: 'SJ-8.4',
        text: '*Petit marché* : une carte de plus dès deux ventes. *Grand marché* : une carte de plus dès une vente.',
      },
      {
        id: 'SJ-8.5',
        text: 'La marchandise de la *Douane* se vend toujours 2. Elle prend une vente et compte comme une autre.',
      },
      {
        id: 'SJ-8.6',
        text: '*Port* : une des marchandises vendues peut aller dessous au lieu de la défausse. Elle est vendue tout de même.',
      },
      { id: 'SJ-8.7', text: '*Hutte* : si personne n’a rien vendu, son propriétaire pioche une carte.' },
      { id: 'SJ-8.8', text: 'À la fin, la carte de cours va sous la pile.' },
      { id: 'SJ-8.9', text: 'Les marchandises payées au Marché noir ou perdues sous une Grue ne sont pas vendues.' },
    ],
  },
  {
    id: 'SJ-9',
    title: 'Le maire',
    paragraphs: [
      { id: 'SJ-9.1', text: 'D’abord chaque *Douane* vide reçoit une carte comme marchandise.' },
      {
        id: 'SJ-9.2',
        text: 'Puis chacun à son tour pioche deux cartes (le maire cinq, avec une Bibliothèque huit), en garde une et défausse les autres.',
      },
      { id: 'SJ-9.3', text: '*Villa* : gardez-en jusqu’à deux.' },
      {
        id: 'SJ-9.4',
        text: '*Cadastre* : toutes les cartes piochées rejoignent la main ; on défausse ensuite parmi toute la main autant qu’on aurait dû.',
      },
      { id: 'SJ-9.5', text: 'On garde au moins une carte. Avec une Villa, on peut en garder une au lieu de deux.' },
      { id: 'SJ-9.6', text: 'Si les cartes manquent, on pioche ce qu’il y a.' },
    ],
  },
  {
    id: 'SJ-10',
    title: 'Le chercheur d’or',
    paragraphs: [
      { id: 'SJ-10.1', text: 'Seul celui qui a choisi pioche une carte, deux avec une Bibliothèque.' },
      {
        id: 'SJ-10.2',
        text: '*Mine d’or* : ses propriétaires, à leur tour, peuvent révéler quatre cartes. Si les quatre coûts diffèrent, la moins chère va en main ; sinon toutes sont défaussées.',
      },
      { id: 'SJ-10.3', text: 'S’il reste moins de quatre cartes, la Mine d’or ne peut servir.' },
      {
        id: 'SJ-10.4',
        text: '*Orfèvrerie* : ses propriétaires, à leur tour, peuvent révéler une carte. Si personne n’a ce bâtiment en jeu, ils la prennent.',
      },
      { id: 'SJ-10.5', text: 'Toutes les Mines d’or passent avant toutes les Orfèvreries.' },
    ],
  },
  {
    id: 'SJ-11',
    title: 'Fin de la partie',
    paragraphs: [
      {
        id: 'SJ-11.1',
        text: 'La partie finit après une phase du bâtisseur où quelqu’un a *douze bâtiments* en jeu. Tous bâtissent encore.',
      },
      { id: 'SJ-11.2', text: 'La première Teinturerie et la Cathédrale comptent, les bâtiments recouverts non.' },
      { id: 'SJ-11.3', text: 'Personne ne peut en avoir plus de douze.' },
      {
        id: 'SJ-11.4',
        text: 'Elle finit aussi après une manche au terme de laquelle il ne reste ni carte dans la pioche et la défausse ni marchandise sur aucun bâtiment, si plus personne n’a de carte en main, ou s’il en était déjà ainsi au début de la manche, qu’elle a eu une phase du bâtisseur et que personne n’y a bâti ni glissé de carte.',
      },
    ],
  },
  {
    id: 'SJ-12',
    title: 'Les points',
    paragraphs: [
      { id: 'SJ-12.1', text: 'Les points imprimés sur vos bâtiments en jeu.' },
      { id: 'SJ-12.2', text: 'Un point par carte sous vos Chapelle, Banque et Port, même recouverts.' },
      { id: 'SJ-12.3', text: '*Hôtel de ville* : un par bâtiment urbain, lui-même et les monuments compris.' },
      { id: 'SJ-12.4', text: '*Arc de Triomphe* : 4, 6 ou 8 pour un, deux ou trois monuments.' },
      { id: 'SJ-12.5', text: '*Guilde* : un par bâtiment de production et un par sorte différente.' },
      {
        id: 'SJ-12.6',
        text: '*Résidence* : formez des trios de bâtiments différents de même coût, chaque bâtiment dans un seul trio. Les quatre premiers donnent 4, 3, 2 et 1.',
      },
      {
        id: 'SJ-12.7',
        text: '*Cathédrale* : 4, 3, 2 et 1 pour les quatre premiers bâtiments de coût 6 de tous les autres ensemble.',
      },
      { id: 'SJ-12.8', text: '*Palais* : en dernier, un quart de tous vos autres points, arrondi en dessous.' },
      {
        id: 'SJ-12.9',
        text: 'Un bâtiment à points compte même s’il est bâti à la dernière phase ; recouvert, il ne vaut rien.',
      },
    ],
  },
  {
    id: 'SJ-13',
    title: 'Qui gagne',
    paragraphs: [
      {
        id: 'SJ-13.1',
        text: 'Le plus de points gagne. En cas d’égalité : le plus de cartes en main et de marchandises sur bâtiments de production, ensemble.',
      },
      { id: 'SJ-13.2', text: 'Encore à égalité : victoire partagée.' },
      { id: 'SJ-13.3', text: 'Toutes les places se donnent par ces deux nombres.' },
    ],
  },
];
