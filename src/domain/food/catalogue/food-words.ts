/**
 * Words that people write about food. Each line is `words = meaning`: words that mean the same, then what they leave out:
 * names of foods, or a group by its mark:
 * - `#milk` everything that carries the allergen;
 * - `~fish` the same where an allergy is written, but to pick it leaves out only the foods of that name;
 * - `@Grains` the category of the catalogue that begins so;
 * - `$meat` foods of a diet class.
 * A word also takes out every food whose name holds it. `!` marks words that are read exactly as written, and
 * mean their line alone.
 */
export const MEANINGS = `
gluten, wheat, coeliac, celiac, coeliac disease, celiac disease, gehun, gehu, gahu, trigo = #gluten
barley, rye, spelt, farro, emmer, kamut, einkorn, triticale, semolina, sooji, suji, rava, rawa, couscous, cous cous, bulgur, bulghur, burghul, dalia, seitan, malt, maida, atta, jau, durum, panko, paratha, puri, poori = ~gluten
plain flour, refined flour, wheat flour = all purpose flour, ~gluten
wholemeal, wholewheat = whole wheat, ~gluten
buckwheat!, kuttu!, kasha!, buck wheat! = buckwheat, soba
oat, oats, oatmeal, porridge, muesli, granola = #gluten_oats
milk, dairy, lactose, casein, whey, doodh, leche, lactose intolerance, dairy product, milk product, cow milk, goat milk, sheep milk, milk protein = #milk
cheese = ~milk, ricotta, paneer, queso, parmesan, feta, mozzarella
butter, makhan = ~milk, ghee
cream, malai = ~milk
yogurt, yoghurt, yoghourt, joghurt, dahi, curd, raita, kefir, lassi, skyr, labneh = ~milk, yogurt
ghee, clarified butter = ~milk, ghee
paneer, indian cheese = ~milk, paneer
buttermilk, chaas, custard, ice cream, condensed milk, evaporated milk, milk powder, quark, halloumi, mascarpone, chhena, chenna, khoya, khoa, mawa, brie, camembert, creme fraiche, fromage, ricotta, feta, cheddar, mozzarella, parmesan, queso = ~milk
egg, eggs, anda, andaa, ande, huevo, egg white, egg yolk, albumen, egg plant protein = #egg
mayonnaise, mayo, meringue, omelette, omelet, quiche = ~egg, mayonnaise
soy, soya, soybean, soya bean, soy bean, soja = #soy
tofu, bean curd, beancurd, tempeh, edamame, miso, natto, tvp, soya chunk, soya mince, soya milk, soya sauce, shoyu, tamari, teriyaki = ~soy
peanut, groundnut, ground nut, monkey nut, moongphali, mungfali, arachide, cacahuete = #peanut
nut = #tree_nut, #peanut
tree nut, treenut = #tree_nut
almond, badam, cashew, kaju, walnut, akhrot, pistachio, pista, hazelnut, filbert, cobnut, pecan, macadamia, brazil nut, pine nut, pine kernel, pignoli, chilgoza, marzipan, praline, frangipane, nougat, almond flour, ground almond, chestnut = ~tree_nut
kaju = cashew, ~tree_nut
badam = almond, ~tree_nut
akhrot = walnut, ~tree_nut
pista = pistachio, ~tree_nut
nutella, hazelnut spread = chocolate, cocoa, ~tree_nut, ~milk
sesame, til, gingelly, benne, ajonjoli = #sesame
tahini, tahina, halva, halwa, sesame seed, sesame oil, sesame paste = ~sesame, tahini
fish, fin fish, machli, finfish = #fish
seafood, sea food, sea = #fish, #crustacean, #mollusc
salmon, tuna, cod, trout, sardine, mackerel, anchovy, haddock, herring, tilapia, sea bass, seabass, bass, sole, plaice, flounder, pollock, halibut, hake, bream, monkfish, catfish, eel, snapper, swordfish, pilchard, whitebait, caviar, roe, kipper, oily fish, white fish, fish oil, hilsa, rohu, pomfret, surimi, lox, fish finger, fish stick, fish cake, nuoc mam, nam pla = ~fish
lox = smoked salmon, ~fish
shellfish, shell fish = #crustacean, #mollusc
crustacean = #crustacean
shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, scampi, krill, jhinga, gamba = ~crustacean
prawn, jhinga, gamba, scampi, prawn cracker = shrimp, ~crustacean
mollusc, mollusk = #mollusc
mussel, clam, oyster, squid, octopus, scallop, calamari, cuttlefish, cockle, whelk, snail, escargot, abalone = ~mollusc
celery, celeriac, celery root, celery salt, celery seed = #celery
mustard, rai, sarson, mustard seed, mustard powder = #mustard
coconut, nariyal, copra, coconut cream, coconut water, coconut yogurt, coconut flour, coconut sugar = #coconut
oat milk, oat drink = #gluten_oats
nut butter, nut milk = #tree_nut, #peanut
cashew milk, cashew butter, hazelnut milk = ~tree_nut
soy yogurt, soy cheese, soy cream, soya yogurt, soya cream, soya oil, soybean oil = ~soy
pesto = basil, ~tree_nut, ~milk
peanut oil, groundnut oil = #peanut
cocoa butter = cocoa, chocolate
sea salt, kosher salt, table salt, namak = salt
plum tomato, vine tomato, roma tomato, beef tomato = tomato
eggplant, aubergine, brinjal, baingan, begun, melanzana, berenjena, garden egg, egg plant = eggplant
cilantro, coriander, dhania, coriander leaf, fresh coriander, green coriander, chinese parsley, kothmir, coriander seed, ground coriander = cilantro, coriander
zucchini, courgette, zuke, baby marrow, marrow = zucchini
scallion, spring onion, green onion, salad onion, hara pyaz = scallion
onion, pyaz, kanda, cebolla = onion, scallion, shallot
allium, onion family = onion, garlic, leek, chive, scallion, shallot
garlic, lahsun, lasun, lehsun = garlic
shallot, eschalot = scallion, onion
chickpea, chick pea, garbanzo, garbanzo bean, chana, channa, chole, kabuli chana, bengal gram, ceci = chickpea
besan, gram flour, chickpea flour = chickpea flour
falafel = chickpea
hummus, houmous, humous, hommus, houmus = hummus
arugula, rocket, rucola, roquette = arugula
corn, maize, sweetcorn, sweet corn, makai, makki, bhutta, elote, baby corn, corn cob = corn
cornstarch, cornflour, corn flour, corn starch, maize starch = cornstarch
cornmeal, polenta, maize flour, grit, masa = cornmeal, masa
bell pepper, sweet pepper, capsicum, shimla mirch, red pepper, green pepper, yellow pepper, orange pepper, bell peper = bell pepper, paprika
peppers!, all peppers! = bell pepper, chili, paprika, cayenne, jalapeno
pepper = pepper, bell pepper, chili, paprika, cayenne, jalapeno
black pepper, peppercorn, kali mirch, white pepper = black pepper
chili, chilli, chile, chilies, chillies, chili pepper, chilli pepper, mirch, hari mirch, lal mirch, chilli powder, chilli flake, hot pepper, jalapeno, red chilli, green chilli, capsaicin, chipotle, habanero, serrano, poblano, harissa, gochujang, sambal, red pepper flake, red pepper powder, ground red pepper, crushed red pepper = chili, cayenne, jalapeno
spicy, spicy food, hot food, hot spice, hot sauce, tabasco = chili, cayenne, jalapeno, hot pepper
paprika, pimenton = paprika
pimento, pimiento = paprika, bell pepper, allspice
beetroot, beet, chukandar, betabel = beetroot
snow pea, mangetout, mange tout, sugar snap, sugar snap pea = snow pea
green bean, french bean, fine bean, runner bean, string bean, haricot vert, farasbi = green bean
fava bean, broad bean, ful = fava bean
white bean, butter bean, lima bean, haricot bean, haricot, navy bean, cannellini, cannellini bean, great northern bean, baked bean = white bean
kidney bean, rajma, red bean = kidney bean, adzuki
black bean, turtle bean = black bean
pinto bean, borlotti bean = pinto bean
adzuki, aduki, azuki, aduki bean, azuki bean = adzuki
black eyed pea, black eyed bean, black eye bean, blackeye bean, cowpea, lobia, chawli = black eyed pea
mung bean, moong, mung, moong dal, green gram = mung bean
urad, urad dal, black gram, urid = urad dal
bean = bean, edamame, black eyed pea
lentil, masoor, masur, masoor dal, toor, tuvar, arhar, toor dal, tuvar dal, arhar dal, linse = lentil, urad dal
dal, daal, dahl, dhal = lentil, split pea, mung bean, urad dal, chickpea
pea, matar, mutter, garden pea, petit pois = pea
split pea, chana dal = split pea, chickpea
pulse = bean, lentil, chickpea, pea, urad dal, hummus, #soy
legume, leguminous, fabaceae = bean, lentil, chickpea, pea, urad dal, hummus, #soy, #peanut
potato, spud, tatty, aloo, chips, french fry, fries, mash, crisp, jacket potato = potato, sweet potato
sweet potato, kumara, shakarkand = sweet potato
cassava, yuca, manioc, tapioca, mogo, sabudana = cassava
carrot, gajar = carrot
daikon, mooli, white radish = daikon, radish
radish = radish, daikon
cabbage, patta gobhi, patta gobi = cabbage
bok choy, pak choi, pak choy, bok choi = bok choy
napa cabbage, chinese cabbage, chinese leaf = napa cabbage, bok choy
chard, swiss chard, silverbeet, spinach beet = chard
spinach, palak, baby spinach = spinach
collard, spring green, saag = collard, spinach
lettuce, cos, romaine, iceberg, little gem, salad leaf = lettuce
okra, bhindi, lady finger, gumbo = okra
cauliflower, gobi, gobhi, phool gobi, cauliflour = cauliflower
cucumber, kheera, gherkin, pickle = cucumber
pumpkin, kaddu, calabaza = pumpkin, squash
squash, butternut, butternut pumpkin = squash, pumpkin puree
mushroom, fungus, fungi, champignon, button mushroom, portobello, cremini, chestnut mushroom, oyster mushroom, khumb, porcini, truffle, enoki = mushroom
shiitake, shitake = shiitake
seaweed, nori, kelp, kombu, wakame, algae = wakame
nightshade, nightshade vegetable, nightshade family, solanaceae = tomato, potato, eggplant, bell pepper, chili, paprika, cayenne, jalapeno, tomatillo
tomato, tamatar, jitomate, marinara, pomodoro = tomato
passata, sieved tomato = passata
ketchup, catsup, tomato sauce! = tomato
brassica, cruciferous, cruciferous vegetable = broccoli, cauliflower, cabbage, kale, brussels sprout, bok choy, collard, radish, arugula, daikon
leafy green, greens! = spinach, kale, chard, lettuce, arugula, collard, bok choy
root vegetable = carrot, potato, beetroot, radish, daikon, cassava
berry, berry fruit = strawberry, raspberry, blueberry, blackberry, cranberry
jam, jelly, preserve, marmalade = jam
citrus, citrus fruit, citrus juice, citric = lemon, lime, orange, grapefruit
lemon, nimbu, limon = lemon
santra, mandarin, tangerine, satsuma, clementine = orange
stone fruit, drupe = peach, cherry, apricot, mango
tropical fruit = mango, pineapple, papaya, banana, kiwifruit, watermelon, plantain
dried fruit = raisin, dried apricot, dried fig, date, dried cranberry
melon, cantaloupe, rockmelon, muskmelon, honeydew = melon, watermelon
kiwi, kiwi fruit = kiwifruit
raisin, sultana, currant, kishmish = raisin
grape, angoor = grape
apple, seb = apple
pineapple, ananas = pineapple
date, khajur = date
fig, anjeer = fig
mango, aam = mango
banana, kela = banana
papaya, papita, pawpaw = papaya
pomegranate, anar = pomegranate
tamarind, imli = tamarind
guacamole, avo, palta = avocado
peach, nectarine = peach
fruit = @Fruit
vegetable, veg, veggie = @Vegetables
grain, cereal = @Grains
sweetener, added sugar, sweet thing = @Sweeteners
spice, masala = @Herbs
garam masala, curry, curry powder = curry powder
seed = seed, flaxseed, tahini, #sesame
meat = $meat
red meat, mammalian meat, alpha gal = beef, lamb, pork
beef, cow, steak, burger, hamburger, beefburger, mince = beef
veal = beef
mince, minced meat, keema, ground meat = ground beef, ground lamb, ground pork, ground turkey, ground chicken
lamb, mutton, gosht = lamb
pork, pig, gammon, prosciutto, pancetta, lardon, salami, pepperoni = pork
sausage, hot dog, processed meat, deli meat, lunch meat, cured meat, cold cut = bacon, ham, chorizo
poultry, fowl, bird, white meat = chicken, turkey
chicken, murgh, pollo = chicken
animal product, vegan! = $lacto, $ovo, $lacto_ovo, $fish, $meat, $honey
vegetarian!, veggie! = $meat, $fish
non veg!, nonveg! = $meat, $fish, #egg
pescatarian!, pescetarian! = $meat
halal! = pork, alcohol
kosher! = pork, #crustacean, #mollusc
jain! = onion, garlic, leek, scallion, chive, potato, carrot, beetroot, radish, ginger, $meat, $fish, #egg
alcohol, ethanol, wine, beer, spirit, sherry = wine, vanilla extract
caffeine = tea, cocoa, chocolate
chocolate, choc, cacao, cocoa, dark chocolate, milk chocolate, white chocolate = chocolate, cocoa
stock, broth, bouillon, stock cube = broth
worcestershire, worcester sauce, worcester = worcestershire
sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur = dried apricot, raisin, dried cranberry, dried fig, date, sun dried tomato, vinegar, shrimp, molasses, jam, mustard, caper, sauerkraut, wine
yeast = yeast
pasta, mac, spaghetti, penne, macaroni, fusilli, linguine, lasagne, lasagna, tagliatelle = pasta
noodle, vermicelli, ramen, udon = noodle
bread, toast, roti, chapati, baguette, bun, sandwich = bread, chapati, naan, pita, bagel, tortilla, crispbread, breadcrumb
roti, phulka = chapati
nan = naan
pitta = pita
tortilla, wrap, taco, burrito = tortilla
filo, phyllo, fillo, pastry = filo
rice, chawal, basmati, jasmine rice, risotto, arborio, sushi rice, sticky rice, poha, idli, dosa = rice
soba, buckwheat noodle = soba
millet, bajra = millet
turmeric, haldi, curcuma = turmeric
cumin, jeera, zeera, comino = cumin
fenugreek, methi, kasuri methi = fenugreek
fennel, saunf, finocchio, aniseed, anise = fennel
cardamom, elaichi = cardamom
cinnamon, dalchini, canela, cassia = cinnamon
clove, laung = clove
nutmeg, jaiphal, mace = nutmeg
bay leaf, tej patta, bay = bay leaf
ginger, adrak, saunth = ginger
mint, pudina, peppermint, spearmint = mint
dill, sowa, suva = dill
lemongrass, lemon grass, serai = lemongrass
cane sugar, jaggery, gur, panela, cheeni, chini, caster sugar, icing sugar = sugar
treacle, molasses = molasses
honey, shahad, bee product = honey
rapeseed oil, rapeseed, canola, vegetable oil = canola
linseed, flax, alsi = flaxseed
pepita = pumpkin seed
bicarb, bicarbonate = baking soda
vanilla = vanilla
bacon, rasher = bacon
latex fruit = banana, avocado, kiwifruit, papaya
`;

/** Foods that hold others: the words of a name, then what is inside. */
export const CONTENTS = `
hummus = chickpea, sesame, tahini, garlic, lemon
kimchi = cabbage, chili, garlic, ginger, scallion
sauerkraut = cabbage
curry powder = cumin, coriander, turmeric, chili, fenugreek, ginger, black pepper
chili powder = chili, cumin, garlic, oregano, paprika
worcestershire = anchovy, tamarind, onion, garlic, molasses, vinegar
broth = celery, onion, carrot, garlic
mayonnaise = egg, mustard, vinegar
ketchup = tomato, onion, vinegar
mustard = vinegar
caper = vinegar
salsa = onion, chili, cilantro, garlic
tomato salsa = tomato
tomatillo salsa = tomatillo
sriracha = chili, garlic, vinegar
hot pepper = chili, cayenne, vinegar
cayenne = chili
jalapeno = chili
jam = strawberry, raspberry, blackberry, blueberry, cherry, apricot, peach, plum, orange, grape, blackcurrant, redcurrant, gooseberry
chorizo = pork, paprika, garlic
bacon = pork
ham = pork
tahini = sesame
soba = buckwheat
chocolate = cocoa
popcorn = corn
cornmeal = corn
cornstarch = corn
masa = corn
baking powder = corn, cornstarch
tofu = soy
tempeh = soy
edamame = soy, soybean
raisin = grape
wine vinegar = grape
balsamic = grape, wine
cider = apple
applesauce = apple
flaxseed = flax
breadcrumb = bread, yeast
bread = yeast
pita = yeast
naan = yeast
bagel = yeast
refried = pinto bean, onion, garlic
oyster sauce = oyster
phyllo = wheat
gluten free = corn
`;

/** The first word is only what the food looks like: cherry tomatoes hold no cherries. */
export const LOOKS_LIKE = `
cherry = tomato
kidney = bean
oyster = mushroom
potato = sweet
water = tuna
chestnut = mushroom
plum = tomato
`;

/** Foods that no dish uses. They are known, so that they are not taken for a misspelt other one. */
export const OTHER_FOODS = `
artichoke, asafoetida, hing, bamboo shoot, bitter gourd, karela, blackcurrant, boar, brandy, candy, caraway,
carob, chayote, chicory, coffee, cranberry bean, cress, crocodile, cuttlefish, duck, durian, elderberry, endive,
gelatin, gelatine, goji, goose, gooseberry, guava, hare, hops, horseradish, horse, jackfruit, jerusalem artichoke,
kangaroo, kohlrabi, lard, licorice, liquorice, liver, loquat, lupin, lupine, lychee, marmite, marshmallow, moringa,
mulberry, offal, organ meat, kidney, passion fruit, parsnip, partridge, pear cider, persimmon, pheasant, pigeon,
plum, pomelo, poppy seed, prickly pear, prune, quail, quince, rabbit, redcurrant, rhubarb, rooibos, rutabaga, saffron, kesar,
samphire, sorghum, sorrel, starfruit, star anise, stevia, suet, swede, taro, tarragon, tripe, turnip,
vegemite, venison, water chestnut, watercress, wasabi, wild rice, xanthan gum, yam, yuzu, spirulina, amaranth,
lotus root, makhana, bottle gourd, lauki, dudhi, vodka, whisky, rum, gin, cola, lemonade, margarine, amla, gourd,
pizza, crumpet, croissant, biscuit, cookie, cake, doughnut, donut, gingerbread, nutritional yeast
`;

/** Words of sentences: they say nothing about which food. */
export const FILLERS = `
i n im ive am are is be been being was were a an the and or to of for with without from in on at by as it its that this
these those them they my me mine we our you your he she his her child kid son daughter wife husband partner
no not non none nothing nil na nka nkda nope never dont doesnt didnt cant cannot can could couldnt wont will would
do does did have has had having get gets got give gives make makes made eat eats eating ate eaten like likes liked
dislike dislikes disliked hate hates hated love loves avoid avoids avoiding leave leaves out off stay away keep take
allergic allergy allergies allergie allergys allergen allergens intolerant intolerance intolerances sensitive
sensitivity sensitivities reaction reactions react reacts reacting anaphylaxis anaphylactic anaphylactically severe severely
mild mildly slightly serious seriously very really extremely bad badly strong strongly highly quite bit little lot lots much
please pls thanks thank hi hello any anything all every everything everyone other others some such eg etc also just
only too so but except excluding exclude excluded including include includes included especially particularly
mostly mainly maybe possibly probably perhaps think sometimes often usually always know known suspected
diagnosed diagnosis disease condition doctor says said told test tested positive since age years year old
free zero contains contain containing traces trace may kind kinds sort sorts type types form forms family
food foods foodstuff ingredient ingredients product products item items thing things dish dishes meal meals stuff based
when if because due where which who what how there here then than more most less tolerate tolerates digest
stomach upset hives rash itchy itch itching swell swelling swollen mouth throat lips break breaks breaking ill sick unwell fine ok okay allowed
aversion averse fan big huge prefer preferably preference rather want wants need needs must should shall one two three both
diet religion religious reasons ethical medical health follow following list see below above under over first second
vegetarians vegans friendly suitable up down into about lately recently currently now today ever cause causes triggers trigger
gag gags keen y id problem problems issue issues trouble enjoy touch stand near bear taste smell texture
`;

/** Words that only narrow a food: nothing by themselves. */
export const QUALIFIERS = `
fresh raw cooked boiled baked fried roasted roast grilled steamed smoked pickled toasted dried dry frozen canned tinned
ground whole sliced diced chopped crushed minced mashed peeled shelled unsalted salted unsweetened sweet sour plain
white black red green yellow brown pink dark light blue purple golden large small medium mini baby young mature
fortified reduced low lean fat sodium soft firm silken hard heavy long short grain pure organic natural wild tropical
vegan roma vine hot cold warm spicy mild extra virgin full skimmed semi
king jumbo mixed assorted scrambled poached whipped runny mushy double single protein
sauce sauces paste powder extract syrup pulp juice juices puree fillet fillets breast thigh flank groats drink drinks
leaf leafs stalk stick sticks floret kernel piece pieces chunk skin peel soup soups salad salads stew pie
pudding spread dip uv vitamin d calcium set style deli boneless stewing flakes flake
chip bar bars snack snacks cup dressing concentrate root bulb stem tender
`;
