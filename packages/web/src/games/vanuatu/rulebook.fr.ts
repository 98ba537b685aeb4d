// Les règles de Vanuatu à lire à la table. Les numéros sont ceux de docs/rules/vanuatu.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'VA-1',
    title: 'Mise en place',
    paragraphs: [
      {
        id: 'VA-1.1',
        text: 'L’île de départ, *Éfaté*, se trouve dans la rangée du haut et porte un cube de kava, un de coprah et un de bœuf.',
      },
      {
        id: 'VA-1.2',
        text: 'Trois *tuiles océan* l’entourent, mélangées : une avec 2 poissons, une avec 1 poisson et 2 trésors, une sans rien. Les marqueurs montrent ce qui reste sur une tuile.',
      },
      {
        id: 'VA-1.3',
        text: 'Douze autres tuiles viennent dans l’ordre de leurs lettres, de A à F puis encore de A à F ; le hasard décide laquelle des deux tuiles d’une lettre vient d’abord. Les deux prochaines sont toujours visibles.',
      },
      {
        id: 'VA-1.4',
        text: 'Les tuiles touristes disent combien de touristes viennent à chaque manche. Une des neuf quitte le jeu : le 4 jusqu’à trois joueurs, un 2 à quatre, le 0 à cinq. Les autres sont face cachée, une est révélée par manche.',
      },
      {
        id: 'VA-1.5',
        text: 'Les dix navires sont mélangés ; trois sont visibles, en rangée. L’ordre de la rangée compte.',
      },
      { id: 'VA-1.6', text: 'Le *cours du poisson* est de 3. La manche est la première.' },
      {
        id: 'VA-1.7',
        text: 'Chacun commence avec 3 vatus, 0 point, 8 cabanes et 5 pions. Tous les voiliers sont sur l’océan sans poisson ni trésor.',
      },
      {
        id: 'VA-1.8',
        text: 'Le sort désigne le *premier joueur*. On joue dans le sens horaire. Les onze personnages sont visibles.',
      },
      { id: 'VA-1.9', text: 'À deux joueurs, on prépare comme à trois et on joue la variante de la fin de ce livret.' },
    ],
  },
  {
    id: 'VA-2',
    title: 'La carte',
    paragraphs: [
      {
        id: 'VA-2.1',
        text: 'La carte a seize cases, de forme fixe. La plus basse ne touche que les deux au-dessus. À la fin, toutes sont remplies.',
      },
      {
        id: 'VA-2.2',
        text: 'Les voiliers ne se trouvent que sur des océans. Un voilier est *à côté* d’une île si son océan la touche.',
      },
      { id: 'VA-2.3', text: 'De trois à cinq joueurs, plusieurs voiliers peuvent partager un océan.' },
    ],
  },
  {
    id: 'VA-3',
    title: 'Vatus et points',
    paragraphs: [
      {
        id: 'VA-3.1',
        text: 'L’argent ne s’entasse pas : dès qu’un gain vous amène à *10 vatus* ou plus, chaque dizaine devient aussitôt *5 points*. Le reste demeure. C’est obligatoire.',
      },
      { id: 'VA-3.2', text: 'Ce qui coûte des vatus se paie en entier avec ceux que vous avez. Pas de dette.' },
      {
        id: 'VA-3.3',
        text: 'À tout moment vous pouvez vendre un *trésor* pour sa valeur en vatus, sans action. Il quitte le jeu.',
      },
      {
        id: 'VA-3.4',
        text: 'À tout moment veut dire dès que l’on attend une réponse de quelqu’un, jusqu’au dernier pion de la manche 8 ; jamais au milieu d’un coup.',
      },
      { id: 'VA-3.5', text: 'Poissons, trésors, vatus, points, personnages et leur emploi sont visibles de tous.' },
      {
        id: 'VA-3.6',
        text: 'Les trésors se vendent un à un. Comme dix vatus deviennent toujours cinq points, seule la somme compte.',
      },
    ],
  },
  {
    id: 'VA-4',
    title: 'La manche et sa préparation',
    paragraphs: [
      {
        id: 'VA-4.1',
        text: 'Huit manches de cinq phases : *préparation, personnages, programmation, actions, repos*. La manche 1 n’a pas de préparation.',
      },
      {
        id: 'VA-4.2',
        text: 'Préparation : le cours du poisson revient à 3 ; les touristes restants partent et d’autres arrivent ; les navires pleins partent, les autres avancent et de nouveaux viennent au bout ; les îles vides reçoivent des cubes ; on place les tuiles.',
      },
      { id: 'VA-4.3', text: 'Quand la pile des navires est vide, ceux qui sont partis sont mélangés et reviennent.' },
      {
        id: 'VA-4.4',
        text: 'Une île ne reçoit des cubes que lorsqu’elle n’en a plus aucun, et exactement ceux qui y sont imprimés.',
      },
      {
        id: 'VA-4.5',
        text: 'Si la réserve manque d’un cube, il manque sur l’île. Les îles sont servies dans l’ordre de leur arrivée, Éfaté d’abord.',
      },
      {
        id: 'VA-4.6',
        text: 'Aux manches 2 à 7, le premier joueur place les *deux tuiles visibles*, dans l’ordre de son choix. Puis on révèle les deux suivantes. La manche 8 n’en place pas.',
      },
      {
        id: 'VA-4.7',
        text: 'Une tuile doit toucher au moins deux tuiles posées. Une *île ne touche pas une île* ; un *océan touche une île*. La seconde tuile peut s’appuyer sur la première.',
      },
      {
        id: 'VA-4.8',
        text: 'Quand les deux tuiles peuvent être placées selon la règle, la première ne doit pas en priver la seconde.',
      },
      {
        id: 'VA-4.9',
        text: 'Quand c’est impossible, la tuile qui a une case permise passe d’abord. Celle qui n’en a pas va là où elle touche deux tuiles posées, une île là où elle touche le moins d’îles.',
      },
      { id: 'VA-4.10', text: 'Un océan placé reçoit ses poissons et trésors, une île ses cubes.' },
      { id: 'VA-4.11', text: 'Quand une seule pose est possible, elle se fait aussitôt, sans question.' },
    ],
  },
  {
    id: 'VA-5',
    title: 'Les personnages',
    paragraphs: [
      { id: 'VA-5.1', text: 'Dans l’ordre du tour, chacun prend un des personnages visibles.' },
      {
        id: 'VA-5.2',
        text: 'Dès la manche 2, on prend le nouveau avant de rendre l’ancien, que les suivants peuvent prendre. Nul n’a donc le même personnage deux manches de suite.',
      },
      { id: 'VA-5.3', text: 'Un avantage s’emploie *une fois par manche*. Ce n’est jamais obligatoire.' },
      {
        id: 'VA-5.4',
        text: 'Il s’emploie dès que la tuile est prise et jusqu’au dernier pion de la manche. Sinon il est perdu.',
      },
    ],
  },
  {
    id: 'VA-6',
    title: 'La programmation',
    paragraphs: [
      {
        id: 'VA-6.1',
        text: 'Dans l’ordre du tour, chacun pose *deux pions* sur les actions, puis deux autres, puis un. Un espace peut en recevoir autant qu’on veut, et tous les pions sont posés.',
      },
      {
        id: 'VA-6.2',
        text: 'On ne programme qu’une action que l’on *pourrait faire dans la manche* : après un certain ordre des autres actions où l’on a déjà un pion, avec vente de trésors, aumône et son propre avantage au besoin.',
      },
      {
        id: 'VA-6.3',
        text: 'On n’imagine aucun coup des autres et les majorités ne comptent pas : cours et stocks sont ceux que l’on voit, changés par ses seules actions imaginées.',
      },
      { id: 'VA-6.4', text: 'Se reposer peut toujours être programmé.' },
      {
        id: 'VA-6.5',
        text: 'On n’imagine ni le déplacement de la Gouverneure, ni deux fois la même action. Les autres voiliers restent où ils sont.',
      },
      { id: 'VA-6.6', text: 'L’épreuve se fait quand on pose le pion. Ensuite il reste, quoi qu’il arrive.' },
      { id: 'VA-6.7', text: 'Qui ne pourrait programmer que le repos y pose son pion aussitôt.' },
    ],
  },
  {
    id: 'VA-7',
    title: 'Les actions',
    paragraphs: [
      {
        id: 'VA-7.1',
        text: 'Dans l’ordre du tour, encore et encore, chacun ayant des pions joue un tour, jusqu’à ce que tous les pions soient repris.',
      },
      {
        id: 'VA-7.2',
        text: 'On *a la majorité* sur une action si l’on y a un pion et que chaque adversaire en a moins, ou autant mais joue après. Chaque adversaire est comparé seul.',
      },
      {
        id: 'VA-7.3',
        text: 'À son tour, on choisit une action où l’on a la majorité. Si elle est possible, il faut la faire ; puis on y reprend tous ses pions.',
      },
      {
        id: 'VA-7.4',
        text: 'Si elle est impossible, on y reprend ses pions sans effet. On peut la choisir même si une autre est possible, ou la garder pour plus tard.',
      },
      { id: 'VA-7.5', text: 'Sans aucune majorité, on choisit une de ses piles et on la reprend sans effet.' },
      {
        id: 'VA-7.6',
        text: 'Tant qu’on a une majorité quelque part, on ne reprend pas une pile où on ne l’a pas. On ne passe jamais.',
      },
      {
        id: 'VA-7.7',
        text: 'Quel que soit le nombre de pions, l’action se fait une fois. L’ordre n’est pas forcément celui de la programmation.',
      },
      { id: 'VA-7.8', text: 'Les majorités sont jugées à nouveau à chaque tour, au fil des pions repris.' },
      {
        id: 'VA-7.9',
        text: 'Ce qui est possible dépend des vatus que l’on a. On peut d’abord vendre un trésor ou mendier, sans y être tenu.',
      },
      {
        id: 'VA-7.10',
        text: 'Une action que seul l’avantage rend possible peut être faite avec lui, ou reprise sans effet.',
      },
      {
        id: 'VA-7.11',
        text: 'S’il n’y a qu’une chose à faire et rien à échanger, elle se fait aussitôt. La dernière pile d’une manche attend toutefois tant que quelqu’un peut encore vendre un trésor ou mendier.',
      },
    ],
  },
  {
    id: 'VA-8',
    title: 'Les neuf actions',
    paragraphs: [
      {
        id: 'VA-8.1',
        text: '*Naviguer* : un, deux ou trois pas sur des océans voisins, 1 vatu par pas. On n’entre ni sur une île ni sur une case vide.',
      },
      {
        id: 'VA-8.2',
        text: 'Le trajet finit sur un autre océan qu’il n’a commencé. On peut prendre, et payer, un chemin plus long.',
      },
      {
        id: 'VA-8.3',
        text: '*Pêcher* : là où il y a des marqueurs poisson, prenez un poisson de cette valeur ; puis un marqueur part.',
      },
      {
        id: 'VA-8.4',
        text: '*Explorer* : là où il y a des marqueurs trésor, prenez un trésor de cette valeur ; puis un marqueur part.',
      },
      {
        id: 'VA-8.5',
        text: '*Vendre* : à côté d’une île où vous avez une cabane, vendez les poissons de votre choix : leurs valeurs fois le cours. Puis le cours baisse de 1, jamais sous 1, quel que soit le nombre vendu.',
      },
      {
        id: 'VA-8.6',
        text: '*Construire* : à côté d’une île qui a une place, payez 3 vatus pour une cabane. On peut en avoir plusieurs sur une île.',
      },
      {
        id: 'VA-8.7',
        text: '*Acheter* : à côté d’une île qui a le bien, payez un cube (kava 1, coprah 2, bœuf 3). Il va sur le premier navire de la rangée qui le demande encore : 1, 3 ou 5 points, et 2 de plus s’il le remplit. Aucune cabane n’est nécessaire.',
      },
      { id: 'VA-8.8', text: 'Un navire plein reste jusqu’à la préparation suivante et ne prend plus rien.' },
      {
        id: 'VA-8.9',
        text: 'Si aucun navire ne demande le bien, on peut l’acheter quand même : le cube va à la réserve et ne rapporte rien.',
      },
      {
        id: 'VA-8.10',
        text: '*Dessiner* : à côté d’une île qui a une place de dessin, posez-en un pour 3 points. Les dessins ne sont à personne.',
      },
      {
        id: 'VA-8.11',
        text: '*Transporter* : amenez un touriste qui attend sur une île voisine qui a de la place. Vous gagnez 1 vatu par cabane, à qui qu’elle soit.',
      },
      {
        id: 'VA-8.12',
        text: '*Se reposer* : regardez les jetons de repos restants et prenez-en un en secret ; il rapporte à la fin de la manche. S’il n’en reste aucun, on ne peut pas se reposer.',
      },
      { id: 'VA-8.13', text: 'Cabanes, dessins et touristes ne quittent jamais une île.' },
      {
        id: 'VA-8.14',
        text: 'On dit se reposer avant de voir les jetons, et on n’y revient pas. Leur nombre est public, pas leur nature.',
      },
      {
        id: 'VA-8.15',
        text: 'D’un trajet ne comptent que la fin et la longueur, des poissons vendus que les valeurs.',
      },
    ],
  },
  {
    id: 'VA-9',
    title: 'Ce que donnent les personnages',
    paragraphs: [
      { id: 'VA-9.1', text: '*Navigateur*, Naviguer : le trajet ne coûte rien.' },
      { id: 'VA-9.2', text: '*Pêcheur*, Pêcher : des points en plus, autant que vaut le poisson.' },
      { id: 'VA-9.3', text: '*Vendeur*, Vendre : pas besoin de cabane à proximité.' },
      { id: 'VA-9.4', text: '*Plongeur*, Explorer : des vatus en plus, autant que vaut le trésor.' },
      { id: 'VA-9.5', text: '*Bâtisseur*, Construire : la cabane coûte 1.' },
      {
        id: 'VA-9.6',
        text: '*Acheteur*, Acheter : un second cube du même bien est chargé gratuitement, selon la même règle, si la réserve et un navire le permettent.',
      },
      { id: 'VA-9.7', text: '*Artiste*, Dessiner : 5 points au lieu de 3.' },
      { id: 'VA-9.8', text: '*Guide*, Transporter : 2 points en plus par dessin sur l’île.' },
      {
        id: 'VA-9.9',
        text: '*Mendiant* : une fois par manche, à tout moment, donnez 1, 2 ou 3 points pour autant de vatus. Les points ne passent pas sous 0.',
      },
      {
        id: 'VA-9.10',
        text: '*Prêcheur* : à un tour où vous n’avez aucune majorité, faites tout de même une action où vous avez un pion. Pas tant que vous avez une majorité, même sur une action impossible.',
      },
      {
        id: 'VA-9.11',
        text: '*Gouverneure* : au lieu de résoudre une pile, déplacez tous vos pions d’un espace vers un autre. C’est votre tour, que vous ayez des majorités ou non.',
      },
      {
        id: 'VA-9.12',
        text: 'La Gouverneure va vers n’importe quel autre espace, même déjà résolu, et peut ainsi faire deux fois une action.',
      },
      { id: 'VA-9.13', text: 'Qui se repose ainsi deux fois a deux jetons de repos, et les deux rapportent.' },
      { id: 'VA-9.14', text: 'Un avantage sans effet peut s’employer quand même, et il est alors épuisé.' },
    ],
  },
  {
    id: 'VA-10',
    title: 'Le repos',
    paragraphs: [
      {
        id: 'VA-10.1',
        text: 'Tous les jetons pris sont montrés et rapportent : *premier joueur* ; 1 vatu et 1 point ; 1 point ; 1 vatu. Puis les quatre sont de nouveau prêts.',
      },
      {
        id: 'VA-10.2',
        text: 'Qui a pris le jeton premier joueur l’est désormais. Si personne ne l’a pris, rien ne change.',
      },
    ],
  },
  {
    id: 'VA-11',
    title: 'La fin',
    paragraphs: [
      { id: 'VA-11.1', text: 'La partie finit après la manche 8 ; ses jetons de repos rapportent encore.' },
      {
        id: 'VA-11.2',
        text: 'Les poissons restants donnent leur valeur en vatus ; dix deviennent cinq points comme toujours.',
      },
      { id: 'VA-11.3', text: '1 point pour 3 vatus restants.' },
      { id: 'VA-11.4', text: 'Trésors restants : 2 points par point de valeur.' },
      { id: 'VA-11.5', text: 'Pour chacune de vos cabanes : 2 points par touriste sur son île.' },
      { id: 'VA-11.6', text: 'Le premier joueur a 3 points de plus.' },
      {
        id: 'VA-11.7',
        text: 'Le plus de points gagne. À égalité : le plus de cabanes construites, puis le plus de vatus restants, puis la victoire est partagée.',
      },
    ],
  },
  {
    id: 'VA-12',
    title: 'À deux joueurs',
    paragraphs: [
      { id: 'VA-12.1', text: 'On prépare comme à trois. Cinq pions d’une troisième couleur sont *neutres*.' },
      { id: 'VA-12.2', text: 'Les personnages sont mélangés et cinq sont visibles.' },
      {
        id: 'VA-12.3',
        text: 'À chaque manche, avant les personnages, le premier joueur pose deux pions neutres sur les actions, puis l’autre trois, où ils veulent.',
      },
      { id: 'VA-12.4', text: 'Puis chacun prend un des cinq personnages.' },
      {
        id: 'VA-12.5',
        text: 'Pour avoir la majorité sur une action avec des pions neutres, il faut, outre dépasser l’autre joueur, *un pion de plus* que les neutres.',
      },
      {
        id: 'VA-12.6',
        text: 'Avec le personnage de cette action, autant que les neutres suffisent. Cela n’épuise pas l’avantage.',
      },
      {
        id: 'VA-12.7',
        text: 'Se reposer n’a pas de personnage ; Prêcheur et Mendiant n’appartiennent à aucune action.',
      },
      {
        id: 'VA-12.8',
        text: 'La Gouverneure compte comme le personnage de l’espace où elle a déplacé sa pile, jusqu’à la fin de la manche.',
      },
      {
        id: 'VA-12.9',
        text: 'Le Prêcheur peut faire une action où se trouvent des pions neutres, si nombreux soient-ils, s’il y a un pion et n’a aucune majorité.',
      },
      { id: 'VA-12.10', text: 'Les pions neutres n’agissent jamais et ne partent qu’à la fin de la manche.' },
      {
        id: 'VA-12.11',
        text: 'L’autre joueur et les pions neutres se comparent séparément : il faut dépasser l’un et l’autre.',
      },
      { id: 'VA-12.12', text: 'On peut programmer moins de pions qu’il n’en faudrait.' },
      {
        id: 'VA-12.13',
        text: 'Dès la manche 2, les cinq personnages de la manche passée sont écartés ; cinq des six autres sont visibles.',
      },
      { id: 'VA-12.14', text: 'Un voilier ne finit pas son trajet sur l’océan de l’autre ; il peut le traverser.' },
      { id: 'VA-12.15', text: 'Tout le reste est comme à plusieurs.' },
      {
        id: 'VA-12.16',
        text: 'La ressemblance de la Gouverneure ne vaut que contre les pions neutres, et pour tous ses pions sur cet espace.',
      },
      {
        id: 'VA-12.17',
        text: 'Les cinq personnages sont révélés au tout début de la manche, avant les tuiles et les pions neutres. Nul n’a de personnage avant d’en prendre un.',
      },
      {
        id: 'VA-12.18',
        text: 'Dans la programmation aussi, l’autre voilier reste où il est : on traverse son océan sans s’y arrêter.',
      },
    ],
  },
  {
    id: 'VA-13',
    title: 'Sans personnages',
    paragraphs: [
      {
        id: 'VA-13.1',
        text: 'De trois à cinq joueurs, on peut jouer sans les personnages : nul n’en prend et il n’y a pas d’avantages.',
      },
    ],
  },
];
