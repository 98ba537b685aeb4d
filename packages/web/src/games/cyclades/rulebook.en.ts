// The rules of Cyclades in our own words, by the ids of docs/rules/cyclades.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'CY-1',
    title: 'The cycle and the board',
    paragraphs: [
      {
        id: 'CY-1.1',
        text: 'The game is played in *cycles*. Each goes through the same steps: creatures, order of the gods, income, offerings, actions, and a look whether somebody has won. Then the next cycle begins.',
      },
      {
        id: 'CY-1.2',
        text: 'The map has sea spaces and islands. Every sea space is one hex. An island is *one* space, however many hexes it covers.',
      },
      {
        id: 'CY-1.3',
        text: 'Sea spaces are neighbours if their hexes touch. A space lies *around* an island if it touches any part of it. Islands never touch one another.',
      },
      {
        id: 'CY-1.4',
        text: 'An island is yours if your troops are on it or, once it is empty, if your territory marker lies there. It never becomes neutral again while its owner is in the game.',
      },
      { id: 'CY-1.5', text: 'Territory markers never run out.' },
      {
        id: 'CY-1.6',
        text: 'A sea space belongs to whoever has fleets in it. Except during a battle there are never fleets of two players. An empty space is nobody’s.',
      },
      {
        id: 'CY-1.7',
        text: 'You have 8 troops and 8 fleets, no more. What you lose returns to your reserve and can be recruited again.',
      },
      {
        id: 'CY-1.8',
        text: 'There is always enough gold in the bank. Buildings, metropolises, prosperity markers, priests and philosophers are limited; what leaves the board goes back to the supply.',
      },
      {
        id: 'CY-1.9',
        text: 'Starting positions are dealt at random or, if the table likes, taken in the order of the seats.',
      },
    ],
  },
  {
    id: 'CY-2',
    title: 'Creature track',
    paragraphs: [
      { id: 'CY-2.1', text: 'The track has three spaces. From left to right a creature costs 4, 3 or 2 gold.' },
      { id: 'CY-2.2', text: 'In the first cycle one creature is turned up, on the space for 4.' },
      {
        id: 'CY-2.3',
        text: 'In the second cycle a creature still on 4 moves to 3 and a new one comes to 4. If the 4 is empty, two are drawn: the first for 3, the second for 4.',
      },
      {
        id: 'CY-2.4',
        text: 'From the third cycle on a creature left on 2 is discarded, the others slide right as far as they can, and the empty spaces are filled from the right.',
      },
      { id: 'CY-2.5', text: 'A space emptied during a cycle stays empty until the next one.' },
      {
        id: 'CY-2.6',
        text: 'When the deck is empty, the discard pile is shuffled and becomes the deck. If there is nothing to shuffle, the space stays empty.',
      },
      { id: 'CY-2.7', text: 'The discard pile lies face up. Everybody may look through it.' },
    ],
  },
  {
    id: 'CY-3',
    title: 'Order of the gods',
    paragraphs: [
      {
        id: 'CY-3.1',
        text: 'Four main gods lie above Apollo. With 5 players all four are shuffled in every cycle and lie face up.',
      },
      {
        id: 'CY-3.2',
        text: 'With 4 players the last of the four lies face down and rests. In the next cycle it comes first, the others are shuffled behind it, and again the last one rests.',
      },
      {
        id: 'CY-3.3',
        text: 'With 3 players all four are shuffled in odd cycles: two face up, two resting. In even cycles the two that rested are used.',
      },
      { id: 'CY-3.4', text: 'Those two are turned up in the order in which they lie; nobody knows it before.' },
      { id: 'CY-3.5', text: 'With 2 players the row is laid as with 4.' },
      { id: 'CY-3.6', text: 'How the row is laid does not change when somebody leaves the game.' },
      { id: 'CY-3.7', text: 'Nothing can be offered to a god that lies face down.' },
    ],
  },
  {
    id: 'CY-4',
    title: 'Income',
    paragraphs: [
      {
        id: 'CY-4.1',
        text: 'In every cycle you receive 1 gold for each prosperity symbol on your islands, printed or added, and 1 for each trade space in which you have a fleet.',
      },
      { id: 'CY-4.2', text: 'Several fleets in one trade space still bring 1 gold.' },
      { id: 'CY-4.3', text: 'Gold is secret: it lies behind your screen.' },
    ],
  },
  {
    id: 'CY-5',
    title: 'Offerings',
    paragraphs: [
      { id: 'CY-5.1', text: 'Markers offer in the order of the turn track, space 1 first.' },
      {
        id: 'CY-5.2',
        text: 'Choose a god that lies face up and offer at least 1 gold, or go to Apollo, who costs nothing.',
      },
      {
        id: 'CY-5.3',
        text: 'Where a marker already lies you must offer *more*. Its owner is driven away and must offer at once to *another* god, or go to Apollo.',
      },
      {
        id: 'CY-5.4',
        text: 'That may drive away somebody else. Only when the whole chain has come to rest does the next marker of the track offer.',
      },
      {
        id: 'CY-5.5',
        text: 'You are barred only from the god you have just lost. Driven away from the next one too, you may go back to the first.',
      },
      { id: 'CY-5.6', text: 'Nobody takes back or raises an offering of his own free will.' },
      {
        id: 'CY-5.7',
        text: 'Any number of markers can go to Apollo. They queue up in the order in which they come, and are never driven away.',
      },
      {
        id: 'CY-5.8',
        text: 'An offering costs its amount less 1 for each of your priests, but at least 1. You may not offer what you cannot pay. Without any gold you can only go to Apollo.',
      },
      { id: 'CY-5.9', text: 'There is no upper limit. Offerings above ten are marked on 10+ and with the rest.' },
      { id: 'CY-5.10', text: 'When all markers lie, everybody pays at once.' },
      { id: 'CY-5.11', text: 'Apollo is always open, and each eviction raises an offering: the bidding always ends.' },
    ],
  },
  {
    id: 'CY-6',
    title: 'Actions',
    paragraphs: [
      {
        id: 'CY-6.1',
        text: 'The gods act from top to bottom, Apollo last. A god without a marker is skipped. On Apollo the markers act in their order.',
      },
      { id: 'CY-6.2', text: 'When your turn begins, figurines you called in the last cycle leave the board.' },
      {
        id: 'CY-6.3',
        text: 'In the turn of a main god you may recruit, build, use the god’s special action and call creatures: in any order, mixed as you like, as long as you can pay.',
      },
      { id: 'CY-6.4', text: 'You need not do anything, not even recruit for free. What you leave is lost.' },
      {
        id: 'CY-6.5',
        text: 'When you are done, your marker goes to the highest free space of the turn track. Who acts first will offer last.',
      },
      { id: 'CY-6.6', text: 'Gold you gain in a turn can be spent at once.' },
      {
        id: 'CY-6.7',
        text: 'Finish one action before you begin another. Only battles and metropolises that are due come between.',
      },
      { id: 'CY-6.8', text: 'Everything costs gold or is limited, so every turn ends.' },
    ],
  },
  {
    id: 'CY-7',
    title: 'Recruiting',
    paragraphs: [
      {
        id: 'CY-7.1',
        text: 'Piece by piece within one turn you pay: Poseidon for fleets 0, 1, 2, 3; Ares for troops 0, 2, 3, 4; Zeus for priests 0, 4; Athena for philosophers 0, 4. Then there are no more in this turn.',
      },
      {
        id: 'CY-7.2',
        text: 'A fleet is put in a space around an island of yours that holds no enemy fleets; not with the Kraken, not around the island of Polyphemus.',
      },
      { id: 'CY-7.3', text: 'A troop is put on any island of yours.' },
      { id: 'CY-7.4', text: 'With all eight on the board you cannot recruit another, not even the free one.' },
      { id: 'CY-7.5', text: 'Priests and philosophers lie open before you.' },
      { id: 'CY-7.6', text: 'The fourth philosopher, however you come by it, becomes a metropolis at once.' },
    ],
  },
  {
    id: 'CY-8',
    title: 'Buildings',
    paragraphs: [
      {
        id: 'CY-8.1',
        text: 'A building costs 2 gold. Poseidon builds ports, Ares fortresses, Zeus temples, Athena universities; as many as you can pay.',
      },
      {
        id: 'CY-8.2',
        text: 'It needs a free building square on an island of yours. Islands have one to four of them.',
      },
      {
        id: 'CY-8.3',
        text: 'A metropolis covers two squares, or the only one of a small island. Nothing can be built on covered squares.',
      },
      { id: 'CY-8.4', text: 'On which square a building stands does not matter: they stand outside the frame first.' },
      {
        id: 'CY-8.5',
        text: '*Port*: adds 1 when fleets of the island’s owner defend a space around the island.',
      },
      { id: 'CY-8.6', text: '*Fortress*: adds 1 when the island is defended.' },
      { id: 'CY-8.7', text: '*Temple*: takes 1 gold off one creature, once in each cycle.' },
      { id: 'CY-8.8', text: '*University*: no power, but no set is complete without one.' },
      {
        id: 'CY-8.9',
        text: 'A *metropolis* has the powers of a port, a fortress and a temple. It does not count as any of them for a set.',
      },
    ],
  },
  {
    id: 'CY-9',
    title: 'Metropolises',
    paragraphs: [
      { id: 'CY-9.1', text: 'An island holds at most one metropolis.' },
      {
        id: 'CY-9.2',
        text: 'As soon as you own a port, a fortress, a temple and a university, on whatever islands, you must give up one of each and found a metropolis. You choose which ones go. It does not matter how you came by them.',
      },
      { id: 'CY-9.3', text: 'If you still own a full set, the same happens again.' },
      {
        id: 'CY-9.4',
        text: 'It goes to an island of yours that has room for it. If none has, choose an island without a metropolis and destroy just enough buildings there. If all your islands have one, nothing is founded and the set is lost.',
      },
      { id: 'CY-9.5', text: 'Four philosophers are given back at once for a metropolis.' },
      { id: 'CY-9.6', text: 'This must be done before anything else goes on.' },
      { id: 'CY-9.7', text: 'Who conquers an island takes over its metropolis.' },
      { id: 'CY-9.8', text: 'If no metropolis is left in the supply, nothing is founded.' },
      {
        id: 'CY-9.9',
        text: 'The fourth building of a set must first be built like any other: it needs a free square of its own.',
      },
      {
        id: 'CY-9.10',
        text: 'To make room, exactly as many buildings go as must. Only the player whose turn it is can ever have to found a metropolis.',
      },
    ],
  },
  {
    id: 'CY-10',
    title: 'Poseidon: moving fleets',
    paragraphs: [
      {
        id: 'CY-10.1',
        text: 'For 1 gold you make one movement: it starts in one space and takes up to three steps, each to a neighbouring space.',
      },
      {
        id: 'CY-10.2',
        text: 'Before each step you say how many fleets go on, at least one. Fleets on the way may join, others may stay behind.',
      },
      {
        id: 'CY-10.3',
        text: 'Enemy fleets end the movement: a battle begins with the fleets that have just stepped in.',
      },
      { id: 'CY-10.4', text: 'Nobody enters the space of the Kraken or a space around the island of Polyphemus.' },
      { id: 'CY-10.5', text: 'You may stop earlier. The action can be bought again, for the same fleets too.' },
      { id: 'CY-10.6', text: 'For steps you do not use nothing is paid back.' },
      {
        id: 'CY-10.7',
        text: 'The gold is paid with the first step. You may return to a space. A battle ends the whole movement.',
      },
    ],
  },
  {
    id: 'CY-11',
    title: 'Ares: moving troops',
    paragraphs: [
      {
        id: 'CY-11.1',
        text: 'For 1 gold you move any number of troops from one island of yours to another island that is linked to it by a *chain of your fleets*: neighbouring spaces, each with a fleet of yours, from one coast to the other. A single space touching both islands is enough.',
      },
      {
        id: 'CY-11.2',
        text: 'On an island of yours they join the others. A neutral one becomes yours. An enemy island without defenders is taken with all its buildings. Where enemy troops stand there is a battle.',
      },
      { id: 'CY-11.3', text: 'An island you leave empty stays yours.' },
      { id: 'CY-11.4', text: 'Troops on the island of Medusa cannot leave.' },
      { id: 'CY-11.5', text: 'The action can be bought again, for the same troops too.' },
      {
        id: 'CY-11.6',
        text: 'The *last island* of a player may not be entered, neither by Ares nor by Pegasus, unless taking it would win you the game.',
      },
      {
        id: 'CY-11.7',
        text: 'That is so if your metropolises, the one on the island, and those that its buildings would complete for you at once come to the number needed. What you could do later in the turn does not count. It need not be certain that you win the battle.',
      },
      {
        id: 'CY-11.8',
        text: 'Only landings are forbidden: fleets, gold, cards, single troops and buildings of such a player are not safe.',
      },
      {
        id: 'CY-11.9',
        text: 'The table works out whether a landing is allowed. Who is brought down to one island is protected from that moment on.',
      },
      {
        id: 'CY-11.10',
        text: 'Where two sets would be needed, the second counts only if it survives the room made for the first metropolis.',
      },
    ],
  },
  {
    id: 'CY-12',
    title: 'Battles',
    paragraphs: [
      {
        id: 'CY-12.1',
        text: 'In an *assault* each side rolls a die (0, 1, 1, 2, 2, 3) and adds its pieces. The defender adds 1 for each fortress and metropolis on the island; at sea 1 for each port and metropolis on his islands around the space. The attacker adds nothing.',
      },
      { id: 'CY-12.2', text: 'The lower sum loses a piece. If the sums are equal, both lose one.' },
      {
        id: 'CY-12.3',
        text: 'If both still have pieces, first the defender may retreat, then the attacker. If neither does, there is another assault. Nobody can retreat before the first one.',
      },
      {
        id: 'CY-12.4',
        text: 'The battle is over when one side is left. The winner holds the place, on land with all its buildings.',
      },
      {
        id: 'CY-12.5',
        text: 'If both are wiped out, an island stays with the defender, and a sea space is empty.',
      },
      {
        id: 'CY-12.6',
        text: 'On land all troops retreat together to another island of yours that is linked by your fleets.',
      },
      {
        id: 'CY-12.7',
        text: 'At sea all fleets retreat together to a neighbouring open space that is empty or yours.',
      },
      { id: 'CY-12.8', text: 'Who retreats leaves the place to the other.' },
      { id: 'CY-12.9', text: 'Who has nowhere to go is not asked.' },
      { id: 'CY-12.10', text: 'Dice and pieces are open. Nothing paid is given back.' },
      {
        id: 'CY-12.11',
        text: 'Defenders on the island of Medusa cannot retreat; attackers who land there can.',
      },
      {
        id: 'CY-12.12',
        text: 'After a conquest, in this order: the island changes hands, a player without islands is out, sets become metropolises. Then the turn goes on.',
      },
    ],
  },
  {
    id: 'CY-13',
    title: 'Calling creatures, Zeus',
    paragraphs: [
      {
        id: 'CY-13.1',
        text: 'With any main god you may call creatures of the track: pay the price of the space less your temples, at least 1 gold, and use the creature at once. You cannot keep it for later.',
      },
      {
        id: 'CY-13.2',
        text: 'Each unused temple or metropolis of yours takes 1 gold off. You choose how many you use; each works once in a cycle.',
      },
      {
        id: 'CY-13.3',
        text: 'The use is marked on the building: conquered, it stays used. All marks are cleared when a cycle begins.',
      },
      {
        id: 'CY-13.4',
        text: 'You may call a creature without a target, or leave its power unused: then the others cannot have it.',
      },
      { id: 'CY-13.5', text: 'Afterwards the card goes face up to the discard pile.' },
      {
        id: 'CY-13.6',
        text: 'With *Zeus* you may, for 1 gold, discard a creature of the track and draw another for its space, as often as you can pay. Temples do not help.',
      },
      {
        id: 'CY-13.7',
        text: 'You are not asked which temples are marked: temples come before metropolises. Of several on one island a used one leaves first.',
      },
      { id: 'CY-13.8', text: 'If you leave a figurine unused, its card is discarded and it stays where it was.' },
    ],
  },
  {
    id: 'CY-14',
    title: 'Creatures that act at once',
    paragraphs: [
      {
        id: 'CY-14.1',
        text: '*Siren*: choose a space with exactly one fleet, of another player. It goes back to its owner and one of your fleets takes its place, from your reserve or, if that is empty, from anywhere.',
      },
      {
        id: 'CY-14.2',
        text: '*Pegasus*: any number of troops of one island fly to any other island; no fleets are needed. Otherwise it is a movement like that of Ares. Islands guarded by Chiron are closed to strangers.',
      },
      {
        id: 'CY-14.3',
        text: '*Giant*: destroys one building anywhere, but no metropolis and nothing on Chiron’s island.',
      },
      {
        id: 'CY-14.4',
        text: '*Chimera*: choose a creature of the discard pile and use it for free. Then the discard pile and the Chimera are shuffled into the deck.',
      },
      {
        id: 'CY-14.5',
        text: '*Cyclops*: one building of yours is replaced by one of another type on the same island. That may complete a set.',
      },
      {
        id: 'CY-14.6',
        text: '*Sphinx*: give back any number of troops, fleets, priests and philosophers for 2 gold each. Islands you empty stay yours.',
      },
      {
        id: 'CY-14.7',
        text: '*Sylph*: ten free steps to share among your fleets. Each step moves any number of fleets of one space to a neighbouring one. Fleets that have fought stay where they are.',
      },
      { id: 'CY-14.8', text: '*Harpy*: removes one troop of another player, but not on Chiron’s island.' },
      {
        id: 'CY-14.9',
        text: '*Griffon*: take half of another player’s gold, rounded down. Only the two of you learn how much it was.',
      },
      { id: 'CY-14.10', text: '*The Fates*: you receive your income again, as the board stands now.' },
      { id: 'CY-14.11', text: '*Satyr*: steal a philosopher. *Dryad*: steal a priest.' },
      {
        id: 'CY-14.12',
        text: 'The Griffon can name anybody, rich or poor. Satyr and Dryad name only somebody who has such a card.',
      },
      {
        id: 'CY-14.13',
        text: 'What the Chimera brings back is settled in full before the shuffle.',
      },
    ],
  },
  {
    id: 'CY-15',
    title: 'Creatures that stay: figurines',
    paragraphs: [
      {
        id: 'CY-15.1',
        text: '*Kraken*: rises in any sea space and sinks all fleets there, yours too. For 1 gold a step it goes on to a neighbouring space and sinks the fleets there as well, as often as you can pay. Temples do not help.',
      },
      {
        id: 'CY-15.2',
        text: 'It stays where it stops, until it is called again. No fleet enters its space or is recruited there.',
      },
      {
        id: 'CY-15.3',
        text: 'Minotaur, Chiron, Medusa and Polyphemus are put on any island, whoever owns it. They work until your first turn of the next cycle begins.',
      },
      {
        id: 'CY-15.4',
        text: 'If another of these four is put where one stands already, both leave at once and nothing else happens.',
      },
      {
        id: 'CY-15.5',
        text: '*Minotaur*: counts as two troops for the defender of its island and falls last, at one blow. It defends even alone. It does not attack, move or retreat; if the troops retreat or the island falls, it is gone.',
      },
      {
        id: 'CY-15.6',
        text: 'On a neutral island it stops nobody, then defends the new owner. It always helps the owner, whoever called it.',
      },
      { id: 'CY-15.7', text: '*Chiron*: his island is safe from Pegasus, Giant and Harpy, but not from Ares.' },
      {
        id: 'CY-15.8',
        text: '*Medusa*: troops on her island cannot leave it, neither by Ares nor Pegasus nor by retreat. They defend themselves as usual.',
      },
      {
        id: 'CY-15.9',
        text: '*Polyphemus*: all fleets around his island are driven to neighbouring spaces away from it, free or their own. You choose the order and the places; a stack stays together, and one that has nowhere to go is lost. While he stands there no fleet comes near.',
      },
      {
        id: 'CY-15.10',
        text: 'Chiron, Medusa and Polyphemus stay when their island changes hands. The Kraken is not troubled by Polyphemus.',
      },
      {
        id: 'CY-15.11',
        text: 'In battle the Minotaur is a piece of the defender: buildings help it even when it stands alone, the attacker may retreat from it, and if it falls together with the last attacker the owner keeps the island.',
      },
    ],
  },
  {
    id: 'CY-16',
    title: 'Apollo',
    paragraphs: [
      { id: 'CY-16.1', text: 'Apollo gives you 1 gold, or 4 if you own a single island.' },
      {
        id: 'CY-16.2',
        text: 'The first marker that came to him also brings a *prosperity marker* for one of your islands. It pays from the next income on, for good, and stays with the island.',
      },
      { id: 'CY-16.3', text: 'With Apollo you neither recruit nor build nor call creatures.' },
      { id: 'CY-16.4', text: 'When no prosperity marker is left, there is only the gold.' },
    ],
  },
  {
    id: 'CY-17',
    title: 'The end',
    paragraphs: [
      {
        id: 'CY-17.1',
        text: 'If at the end of a cycle somebody owns two metropolises (three with 2 players), the game is over. If several do, the one with the most gold wins.',
      },
      { id: 'CY-17.2', text: 'To own them earlier is not enough: they can be lost again before the cycle ends.' },
      {
        id: 'CY-17.3',
        text: 'Behind the winner count metropolises, then gold, then islands. Those who left the game come last, who left later before who left earlier.',
      },
    ],
  },
  {
    id: 'CY-18',
    title: 'Two players',
    paragraphs: [
      {
        id: 'CY-18.1',
        text: 'Each player has two markers: two offerings and two turns in each cycle, each with its own god and its own free recruit.',
      },
      { id: 'CY-18.2', text: 'You may drive your own marker away with the other.' },
      {
        id: 'CY-18.3',
        text: 'You must be able to pay both offerings. Priests lower the sum, but each main god costs at least 1.',
      },
      { id: 'CY-18.4', text: 'A marker that does not lie yet, or has just been lifted, counts as 0.' },
      { id: 'CY-18.5', text: 'Both markers may go to Apollo; each brings its gold, and the first of all the marker.' },
      { id: 'CY-18.6', text: 'A temple works once in the cycle, not once in each turn.' },
      { id: 'CY-18.7', text: 'Everything else is as with four players; three metropolises win.' },
      {
        id: 'CY-18.8',
        text: 'If one of your markers is driven away, the other stays and counts in the sum of your next offering.',
      },
    ],
  },
  {
    id: 'CY-19',
    title: 'Leaving the game',
    paragraphs: [
      {
        id: 'CY-19.1',
        text: 'Who loses the last island is out: fleets, cards, gold, figurines and markers leave the game with him.',
      },
      {
        id: 'CY-19.2',
        text: 'The others play the cycle to its end. If the victory is lost again before, the game goes on without him.',
      },
      { id: 'CY-19.3', text: 'If one player is left, he wins at once.' },
      {
        id: 'CY-19.4',
        text: 'The markers close up on the turn track. Board, row of gods and the number of metropolises needed stay as they were.',
      },
      { id: 'CY-19.5', text: 'Buildings, prosperity markers and figurines of others stay on the conquered island.' },
      { id: 'CY-19.6', text: 'His priests and philosophers go back to the supply; his gold is not shown.' },
    ],
  },
  {
    id: 'CY-R',
    title: 'Rulings',
    paragraphs: [
      {
        id: 'CY-R1',
        text: 'For two players the printed start is not known for certain. The second player starts on Rineia and Folegandros, each fleet beside its island. If the table chooses so, the second fleet starts in sea f1 instead, or the islands are Rineia and Sifnos. The choice is for two players only.',
      },
    ],
  },
];
