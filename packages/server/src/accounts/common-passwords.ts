// What people choose most often, in English, French and some other languages of Europe: words, names, teams, keys that lie
// beside each other. Digits and signs around them, and letters written as digits, are seen through by passwords.ts.

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passwort passwd passord passer motdepasse contrasena contraseña senha wachtwoord haslo heslo parola lozinka
  pass passe mot secret secrets private letmein letmeinnow welcome welcomehome bienvenue bonjour bonsoir salut hello
  hallo hola ciao coucou admin administrator administrateur root user utilisateur guest invite login master default
  changeme changeit change temp temporary temppass test tester testing testtest demo example sample access system
  server computer ordinateur internet network wifi windows microsoft google facebook instagram youtube twitter
  linkedin amazon apple samsung android iphone nokia sony playstation nintendo xbox minecraft fortnite roblox pokemon
  pikachu mario zelda starwars startrek matrix batman superman spiderman ironman avengers hulk joker naruto goku
  dragon dragonball phoenix monster killer hunter ranger shadow ninja samurai warrior wizard merlin gandalf frodo
  hobbit harrypotter hermione hogwarts asterix obelix tintin doudou loulou minou chouchou cheri cherie amour amor
  love lover lovely loveme loveyou iloveyou iloveu jetaime tequiero teamo tiamo ichliebedich family famille familie
  mother father maman papa mama baby babygirl babyboy princess princesse prince queen king angel ange angels devil
  diable god jesus christ jesuschrist allah buddha heaven freedom liberte liberty justice peace hope faith grace
  trustno trust sunshine sunflower flower fleur rose lily jasmine violet summer winter spring autumn ete hiver
  printemps automne monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi
  samedi dimanche january february march april june july august september october november december janvier fevrier
  mars avril mai juin juillet aout septembre octobre novembre decembre football soccer basketball baseball hockey
  tennis golf rugby volleyball handball chelsea arsenal liverpool manchester unitedfc barcelona barca realmadrid
  juventus milan inter roma napoli bayern dortmund ajax psg parissg marseille lyon om olympique yankees lakers cowboys
  eagles steelers patriots packers tigers lions bulls ronaldo messi neymar zidane mbappe jordan kobe lebron
  money dollar euro argent business work office boulot travail company school ecole college university student teacher
  chocolate chocolat cookie banana orange cherry apple strawberry cheese fromage coffee cafe pizza burger nutella
  pepper ginger sugar honey candy peaches pumpkin bubbles butterfly papillon monkey singe tiger tigre lion panther
  jaguar eagle falcon hawk wolf loup bear ours horse cheval dolphin dauphin shark turtle rabbit lapin kitty kitten
  chaton chat chien dog doggy puppy cat tigger snoopy garfield simba nala bambi dumbo mickey minnie donald goofy
  scooby bella luna max rocky buddy charlie lucky coco milo oscar felix tiger rex oliver jack jackson michael
  michelle jennifer jessica ashley amanda daniel david andrew anthony joshua matthew thomas robert william richard
  charles george james joseph john johnny peter paul mark luke simon nicolas alexandre alexander alexandra alex
  antoine benjamin camille caroline catherine chloe christian christophe claire clement emma eric florian francois
  guillaume hugo isabelle jean jeanne julie julien kevin laura laurent lea leo louis lucas manon marie marine martin
  mathieu maxime mohamed nathalie olivier pascal patrick philippe pierre romain sarah sebastien sophie stephane
  sylvie thierry thomas valerie vincent virginie anna elena maria mario marco luca giulia francesca alejandro carlos
  jose juan miguel pedro pablo hannah hans klaus stefan andreas sabine ursula monika natasha vladimir ivan dimitri
  paris london londres berlin madrid rome roma moscow newyork chicago boston dallas texas california florida arizona
  america american england english france francais deutschland german espana italia italy portugal brasil brazil
  canada quebec mexico australia japan china russia ukraine poland polska suomi sverige norge danmark holland
  mercedes porsche ferrari lamborghini corvette mustang camaro chevrolet harley yamaha honda toyota bmw audi volkswagen
  peugeot renault citroen ducati kawasaki suzuki guitar guitare piano music musique metallica nirvana beatles
  slipknot eminem rihanna beyonce madonna michaeljackson onedirection justinbieber rockstar rocknroll hiphop
  qwerty qwertyui qwertyuiop azerty azertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm wxcvbn qsdfgh
  qsdfghjklm abc abcd abcdef abcdefg qazwsx qazwsxedc zaqxsw qweasd qweasdzxc qweqwe asdasd zxczxc aaa abcabc
  superstar star stars soleil lune moon sun earth ocean island atoll cyclades archipelago vanuatu sanjuan
  blue bleu red rouge green vert black noir white blanc yellow jaune purple pink orange silver golden gold diamond
  crystal platinum thunder lightning storm rainbow arcenciel snow snowball neige fire feu water eau whatever nothing
  rien forever always never remember forgot oublie please thankyou merci mylove myself mylife mypassword yourpassword
  thepassword newpassword oldpassword passwordpassword nopassword password123 qwerty123 abc123 letmein123 welcome123
  admin123 iloveyou123 monkey123 dragon123 football123 sunshine123 princess123 azerty123 doudou123 bonjour123
  fuckyou fuckme fuckoff asshole bitch shit merde putain connard salope sexy sexygirl pussy boobs
  correcthorsebatterystaple
  `
    .trim()
    .split(/\s+/),
);
