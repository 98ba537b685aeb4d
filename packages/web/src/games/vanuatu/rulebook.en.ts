// Vanuatu's rules to read at the table. The numbers are those of docs/rules/vanuatu.md.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = [
  {
    id: 'VA-1',
    title: 'Setting up',
    paragraphs: [
      {
        id: 'VA-1.1',
        text: 'The starting island, *Efate*, lies in the top row and holds one cube each of kava, copra and beef.',
      },
      {
        id: 'VA-1.2',
        text: 'Three *ocean tiles* lie around it, shuffled: one with 2 fish, one with 1 fish and 2 treasures, one with nothing. Markers on a tile show what is left there.',
      },
      {
        id: 'VA-1.3',
        text: 'Twelve more tiles come in the order of their letters, A to F and once more A to F; which of the two tiles of a letter comes first is chance. The next two always lie open.',
      },
      {
        id: 'VA-1.4',
        text: 'Tourist tiles say how many tourists come in a round. One of the nine leaves the game: the 4 with up to three players, a 2 with four, the 0 with five. The others lie face down, one is turned up for each round.',
      },
      { id: 'VA-1.5', text: 'Ten ships are shuffled; three of them lie open in a row. The order of the row matters.' },
      { id: 'VA-1.6', text: 'The *price of fish* is 3. The round marker stands on 1.' },
      {
        id: 'VA-1.7',
        text: 'Everybody starts with 3 vatus, 0 points, 8 stalls and 5 markers. All boats stand on the ocean tile without fish and treasure.',
      },
      {
        id: 'VA-1.8',
        text: 'Lots decide who is *first player*. Turns go clockwise from there. All eleven characters lie open.',
      },
      { id: 'VA-1.9', text: 'Two players set up as three do and play the variant at the end of this book.' },
    ],
  },
  {
    id: 'VA-2',
    title: 'The map',
    paragraphs: [
      {
        id: 'VA-2.1',
        text: 'The map has sixteen spaces of fixed outline. The lowest one touches only the two above it. At the end all are filled.',
      },
      {
        id: 'VA-2.2',
        text: 'Boats stand on oceans only. A boat is *next to* an island if its ocean touches the island.',
      },
      { id: 'VA-2.3', text: 'With three to five players any number of boats may share an ocean.' },
    ],
  },
  {
    id: 'VA-3',
    title: 'Vatus and points',
    paragraphs: [
      {
        id: 'VA-3.1',
        text: 'Money does not pile up: whenever a gain brings you to *10 vatus* or more, each full ten become *5 points* at once. The rest stays. You have no choice about it.',
      },
      { id: 'VA-3.2', text: 'What costs vatus is paid in full from what you hold. There is no debt.' },
      {
        id: 'VA-3.3',
        text: 'At any time you may sell a *treasure tile* for vatus of its value, without an action. It leaves the game.',
      },
      {
        id: 'VA-3.4',
        text: 'Any time means whenever somebody is being asked something, until the last marker of round 8 is off the board; never in the middle of another move.',
      },
      { id: 'VA-3.5', text: 'Fish, treasures, vatus, points, characters and whether they are used are open to all.' },
      {
        id: 'VA-3.6',
        text: 'Treasures are sold one by one. As ten vatus always become five points, only the sum counts.',
      },
    ],
  },
  {
    id: 'VA-4',
    title: 'The round, and its preparation',
    paragraphs: [
      {
        id: 'VA-4.1',
        text: 'Eight rounds of five phases: *preparation, characters, planning, actions, rest*. Round 1 needs no preparation.',
      },
      {
        id: 'VA-4.2',
        text: 'Preparation: the price of fish goes back to 3; tourists still waiting leave and new ones come; full ships leave, the others close up and new ones join at the end; empty islands get new cubes; tiles are placed.',
      },
      { id: 'VA-4.3', text: 'When no ship is left in the pile, those that have left are shuffled and come again.' },
      {
        id: 'VA-4.4',
        text: 'An island gets cubes only once it has none at all, and then exactly those printed on it.',
      },
      {
        id: 'VA-4.5',
        text: 'If the supply lacks a cube, it stays missing. Islands are filled in the order in which they came to the map, Efate first.',
      },
      {
        id: 'VA-4.6',
        text: 'In rounds 2 to 7 the first player places the *two open tiles*, in the order he likes. Then the next two are turned up. Round 8 places none.',
      },
      {
        id: 'VA-4.7',
        text: 'A tile must touch at least two placed tiles. An *island may not touch an island*; an *ocean must touch an island*. The second tile may lean on the first.',
      },
      {
        id: 'VA-4.8',
        text: 'Where both tiles can be placed lawfully, the first may not be placed so that the second cannot.',
      },
      {
        id: 'VA-4.9',
        text: 'Where that is impossible, the tile that has a lawful space goes first. A tile without one goes wherever it touches two placed tiles, an island where it touches the fewest islands.',
      },
      { id: 'VA-4.10', text: 'A placed ocean gets its fish and treasure markers, a placed island its cubes.' },
      { id: 'VA-4.11', text: 'Where only one placement is possible it is made at once, without a question.' },
    ],
  },
  {
    id: 'VA-5',
    title: 'Characters',
    paragraphs: [
      { id: 'VA-5.1', text: 'In turn order everybody takes one of the open characters.' },
      {
        id: 'VA-5.2',
        text: 'From round 2 you take the new one first and then put the old one back, where those after you may take it. So nobody has the same character in two rounds running.',
      },
      { id: 'VA-5.3', text: 'A bonus may be used *once in the round*. You never have to.' },
      {
        id: 'VA-5.4',
        text: 'It can be used from the moment you take the tile until the last marker of the round is resolved. Not used, it is lost.',
      },
    ],
  },
  {
    id: 'VA-6',
    title: 'Planning',
    paragraphs: [
      {
        id: 'VA-6.1',
        text: 'In turn order everybody puts *two markers* on action spaces, then two more, then one. Any number may lie on a space, and every marker must be put.',
      },
      {
        id: 'VA-6.2',
        text: 'You may plan an action only if you *could perform it this round*: after some order of the other actions on which you already have a marker, with sales of treasure, begging and your own bonus as you like.',
      },
      {
        id: 'VA-6.3',
        text: 'Nobody else is imagined to move, and majorities do not matter: prices and stocks are those you see, changed only by your own imagined actions.',
      },
      { id: 'VA-6.4', text: 'Rest can always be planned.' },
      {
        id: 'VA-6.5',
        text: "The Governor's move is not imagined, nor doing the same action twice. Other boats stay where they are.",
      },
      { id: 'VA-6.6', text: 'The test is made when the marker is put. Afterwards the marker stays, whatever happens.' },
      { id: 'VA-6.7', text: 'If you could plan nothing but Rest, the marker is put there at once.' },
    ],
  },
  {
    id: 'VA-7',
    title: 'Actions',
    paragraphs: [
      {
        id: 'VA-7.1',
        text: 'In turn order, again and again, everybody with markers left takes one turn, until all markers are back.',
      },
      {
        id: 'VA-7.2',
        text: 'You *hold* an action if you have a marker there and every opponent has fewer, or as many but comes later in turn order. Each opponent is compared singly.',
      },
      {
        id: 'VA-7.3',
        text: 'On your turn you choose an action you hold. If it can be performed you must perform it; then all your markers on it come back.',
      },
      {
        id: 'VA-7.4',
        text: 'A held action that cannot be performed is taken back without effect. You may choose it although you could perform another, or keep it for later.',
      },
      { id: 'VA-7.5', text: 'Holding nothing, you choose one of your stacks and take it back without effect.' },
      {
        id: 'VA-7.6',
        text: 'While you hold any action, you may not take back a stack you do not hold. You may never pass.',
      },
      {
        id: 'VA-7.7',
        text: 'However many markers lie there, an action is performed once. The order need not be that of planning.',
      },
      { id: 'VA-7.8', text: 'Who holds what is judged anew on every turn, as markers leave.' },
      {
        id: 'VA-7.9',
        text: 'What you can perform depends on the vatus you hold now. You may sell treasure or beg before, but need not.',
      },
      {
        id: 'VA-7.10',
        text: 'A held action that only your bonus makes possible may be performed with it or taken back.',
      },
      {
        id: 'VA-7.11',
        text: 'If there is but one thing you can do and nothing to exchange, it is done at once. The last stack of a round waits all the same while anybody could still sell treasure or beg.',
      },
    ],
  },
  {
    id: 'VA-8',
    title: 'The nine actions',
    paragraphs: [
      {
        id: 'VA-8.1',
        text: '*Sail*: move one, two or three steps over neighbouring oceans, 1 vatu a step. Islands and empty spaces cannot be entered.',
      },
      {
        id: 'VA-8.2',
        text: 'A voyage ends on another ocean than it began. A longer way than needed may be taken and paid.',
      },
      {
        id: 'VA-8.3',
        text: '*Fish*: where there are fish markers, take a fish tile of as many points; then one marker goes.',
      },
      {
        id: 'VA-8.4',
        text: '*Explore*: where there are treasure markers, take a treasure tile of as many points; then one marker goes.',
      },
      {
        id: 'VA-8.5',
        text: '*Sell fish*: next to an island with a stall of yours, sell any of your fish tiles: their values together times the price. Then the price falls by 1, never below 1, however many tiles you sold.',
      },
      {
        id: 'VA-8.6',
        text: '*Build*: next to an island with a free place, pay 3 vatus for a stall. You may have several on one island.',
      },
      {
        id: 'VA-8.7',
        text: '*Buy*: next to an island with the good, pay for a cube (kava 1, copra 2, beef 3). It goes to the first ship in the row that still lacks it: 1, 3 or 5 points, and 2 more if it fills the ship. No stall is needed.',
      },
      { id: 'VA-8.8', text: 'A full ship stays until the next preparation and takes nothing more.' },
      {
        id: 'VA-8.9',
        text: 'If no ship lacks the good you may still buy it: the cube goes to the supply and scores nothing.',
      },
      {
        id: 'VA-8.10',
        text: '*Draw*: next to an island with a free place for a drawing, put one there for 3 points. Drawings belong to nobody.',
      },
      {
        id: 'VA-8.11',
        text: '*Transport a tourist*: bring a waiting tourist to an island next to you that has room. You gain 1 vatu for every stall there, whosever it is.',
      },
      {
        id: 'VA-8.12',
        text: '*Rest*: look at the rest tokens left this round and take one in secret; it pays at the end of the round. If none is left, Rest cannot be performed.',
      },
      { id: 'VA-8.13', text: 'Stalls, drawings and tourists never leave an island.' },
      {
        id: 'VA-8.14',
        text: 'Rest is said before the tokens are seen and cannot be taken back. How many tokens are left is open, which ones is not.',
      },
      { id: 'VA-8.15', text: 'Of a voyage only its end and its length count, of fish sold only the values.' },
    ],
  },
  {
    id: 'VA-9',
    title: 'What the characters give',
    paragraphs: [
      { id: 'VA-9.1', text: '*Navigator*, Sail: the voyage costs nothing.' },
      { id: 'VA-9.2', text: '*Fisherman*, Fish: points as well, as many as the fish tile is worth.' },
      { id: 'VA-9.3', text: '*Vendor*, Sell: no stall of yours need be near.' },
      { id: 'VA-9.4', text: '*Diver*, Explore: vatus as well, as many as the treasure is worth.' },
      { id: 'VA-9.5', text: '*Builder*, Build: the stall costs 1.' },
      {
        id: 'VA-9.6',
        text: '*Buyer*, Buy: a second cube of the same good is shipped free, by the same rule, if the supply and a ship allow it.',
      },
      { id: 'VA-9.7', text: '*Artist*, Draw: 5 points instead of 3.' },
      { id: 'VA-9.8', text: '*Guide*, Transport: 2 points as well for each drawing on the island.' },
      {
        id: 'VA-9.9',
        text: '*Beggar*: once in the round, at any time, give up 1, 2 or 3 points for as many vatus. Points never fall below 0.',
      },
      {
        id: 'VA-9.10',
        text: '*Preacher*: on a turn on which you hold nothing, perform one action on which you have a marker all the same. Not while you hold any action, even one that cannot be performed.',
      },
      {
        id: 'VA-9.11',
        text: '*Governor*: instead of resolving a stack, move all your markers of one space to another. That is your turn, whether you hold actions or not.',
      },
      {
        id: 'VA-9.12',
        text: 'The Governor may move to any other space, even one he has resolved already, and so do an action twice.',
      },
      { id: 'VA-9.13', text: 'Who rests twice in this way has two rest tokens, and both pay.' },
      { id: 'VA-9.14', text: 'A bonus that changes nothing may be used all the same, and is used up.' },
    ],
  },
  {
    id: 'VA-10',
    title: 'Rest',
    paragraphs: [
      {
        id: 'VA-10.1',
        text: 'All rest tokens taken are shown and pay: *first player*; 1 vatu and 1 point; 1 point; 1 vatu. Then all four are ready again.',
      },
      {
        id: 'VA-10.2',
        text: 'Whoever took the first-player token is first player from now on. If nobody did, nothing changes.',
      },
    ],
  },
  {
    id: 'VA-11',
    title: 'The end',
    paragraphs: [
      { id: 'VA-11.1', text: 'The game ends after round 8; its rest tokens still pay.' },
      { id: 'VA-11.2', text: 'Fish tiles left give vatus of their value; ten become five points as ever.' },
      { id: 'VA-11.3', text: '1 point for every full 3 vatus left.' },
      { id: 'VA-11.4', text: 'Treasures left: 2 points for each point of their value.' },
      { id: 'VA-11.5', text: 'For each of your stalls: 2 points for every tourist on its island.' },
      { id: 'VA-11.6', text: 'The first player has 3 points more.' },
      {
        id: 'VA-11.7',
        text: 'Most points win. If equal: more stalls built, then more vatus left, then the victory is shared.',
      },
    ],
  },
  {
    id: 'VA-12',
    title: 'Two players',
    paragraphs: [
      { id: 'VA-12.1', text: 'Set up as for three. Five markers of a third colour are *neutral*.' },
      { id: 'VA-12.2', text: 'The characters are shuffled and five of them lie open.' },
      {
        id: 'VA-12.3',
        text: 'Each round before the characters are taken, the first player puts two neutral markers on actions, then the other one three, wherever they like.',
      },
      { id: 'VA-12.4', text: 'Then both take a character from the five.' },
      {
        id: 'VA-12.5',
        text: 'To hold an action with neutral markers you need, besides being ahead of the other player, *one marker more* than there are neutral ones.',
      },
      {
        id: 'VA-12.6',
        text: 'With the character of that action as many as the neutral ones are enough. That does not use up the bonus.',
      },
      { id: 'VA-12.7', text: 'Rest has no character; Preacher and Beggar belong to no action.' },
      {
        id: 'VA-12.8',
        text: 'The Governor counts as the character of the space to which he moved his stack, until the end of the round.',
      },
      {
        id: 'VA-12.9',
        text: 'The Preacher may perform an action with any number of neutral markers if he has a marker there and holds nothing.',
      },
      { id: 'VA-12.10', text: 'Neutral markers never act, and leave only at the end of the round.' },
      {
        id: 'VA-12.11',
        text: 'The other player and the neutral markers are compared separately: whoever is behind either does not hold.',
      },
      { id: 'VA-12.12', text: 'You may plan fewer markers than would be needed.' },
      {
        id: 'VA-12.13',
        text: 'From round 2 the five characters of the last round are out; of the other six, five lie open.',
      },
      { id: 'VA-12.14', text: 'A boat may not end its voyage on the ocean of the other boat; it may pass.' },
      { id: 'VA-12.15', text: 'Everything else is as with more players.' },
      {
        id: 'VA-12.16',
        text: "The Governor's likeness helps against neutral markers only, and for all his markers on that space.",
      },
      {
        id: 'VA-12.17',
        text: 'The five characters are turned up at the very start of the round, before tiles and neutral markers are placed. Until he takes one, nobody has a character.',
      },
      {
        id: 'VA-12.18',
        text: 'In planning, too, the other boat stays where it is: its ocean can be passed, not reached.',
      },
    ],
  },
  {
    id: 'VA-13',
    title: 'Without characters',
    paragraphs: [
      {
        id: 'VA-13.1',
        text: 'Three to five players may leave the characters out: nobody takes one and there are no bonuses.',
      },
    ],
  },
];
