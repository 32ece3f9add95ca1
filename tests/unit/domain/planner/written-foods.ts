/**
 * Texts that people write about food. Columns: the text ("/" is a new line), the foods that it must exclude, and the
 * foods that must stay. The words after `?` are unknown, so the app must ask about them.
 */
const TEXTS = `
tomatoes | tomato tomato-cooked cherry-tomatoes tomatoes-canned tomatoes-crushed tomato-paste tomato-passata salsa ketchup sun-dried-tomatoes | tomatillos potatoes-cooked cherries
tomato | tomato-paste ketchup | bell-pepper-red
tomatos | tomato salsa | cherries
tomatoe | tomato tomato-passata | potatoes-cooked
cherry tomatoes | cherry-tomatoes | cherries
cherries | cherries | cherry-tomatoes tomato
cherry | cherries | cherry-tomatoes
strawberries | strawberries | raspberries
strawberry | strawberries jam | blueberries
strawberrys | strawberries | blueberries
strawberies | strawberries | blueberries
straw berries | strawberries | blueberries
I am allergic to strawberries. | strawberries | apple
allergic to strawberries and kiwi, no pork please | strawberries kiwi pork-tenderloin-cooked bacon-cooked ham chorizo | chicken-breast-cooked beef-flank-cooked apple
rasberries | raspberries | strawberries
raspberrys | raspberries | blackberries
blueberry | blueberries | blackberries
berries | strawberries raspberries blueberries blackberries cranberries-dried | apple cherries
all berries | strawberries blueberries | banana
chick peas | chickpeas-canned chickpea-flour hummus | green-peas-cooked lentils-cooked
chickpea | chickpeas-canned hummus | split-peas-cooked
chickpeas | chickpeas-canned chickpea-flour hummus | lentils-cooked
garbanzo beans | chickpeas-canned hummus | black-beans-canned
chana | chickpeas-canned hummus | rice-white-cooked
besan | chickpea-flour | whole-wheat-flour
gram flour | chickpea-flour | rice-flour
aubergine | eggplant-cooked | egg zucchini-cooked
aubergines | eggplant-cooked | egg
aubergene | eggplant-cooked | zucchini
eggplant | eggplant-cooked | egg egg-boiled mayonnaise
egg plant | eggplant-cooked | egg
brinjal | eggplant-cooked | okra-cooked
baingan | eggplant-cooked | egg
courgette | zucchini zucchini-cooked | cucumber
courgettes | zucchini zucchini-cooked | butternut-squash-cooked
zuchini | zucchini zucchini-cooked | cucumber
zucchinis | zucchini | cucumber
coriander | cilantro coriander-seed salsa curry-powder | parsley cumin
cilantro | cilantro | parsley
corriander | cilantro coriander-seed | parsley
dhania | cilantro coriander-seed | parsley mint
fresh coriander | cilantro | parsley
prawns | shrimp-cooked | salmon-cooked
prawn | shrimp-cooked | cod-cooked
shrimps | shrimp-cooked | tuna-canned
king prawns | shrimp-cooked | cod-cooked
prwans | shrimp-cooked | salmon-cooked
jhinga | shrimp-cooked | cod-cooked
spring onions | scallions | chives leeks-cooked
springonions | scallions | leeks-cooked
green onions | scallions | green-beans-cooked
scallion | scallions | leeks-cooked
onions | onion onion-cooked red-onion onion-powder scallions | garlic leeks-cooked
onion | onion red-onion vegetable-broth | garlic
pyaz | onion onion-cooked red-onion | garlic
red onions | red-onion | garlic
garlic | garlic garlic-powder hummus | onion ginger
garlick | garlic garlic-powder | ginger
lahsun | garlic | ginger
alliums | onion garlic leeks-cooked chives scallions onion-powder garlic-powder | celery ginger
onion and garlic | onion garlic | leeks-cooked
maize | corn-canned corn-cooked cornmeal cornstarch popcorn corn-tortilla masa-flour gluten-free-pasta-cooked baking-powder | rice-white-cooked
corn | corn-cooked corn-tortilla popcorn cornmeal cornstarch | rice-flour
sweetcorn | corn-canned corn-cooked | sweet-potato-baked
sweet corn | corn-canned corn-cooked | sweet-potato-baked
corn flour | cornstarch | rice-flour
polenta | cornmeal | couscous-cooked
capsicum | bell-pepper-red bell-pepper-red-cooked bell-pepper-yellow paprika | chili-green black-pepper
bell peppers | bell-pepper-red bell-pepper-yellow | chili-red black-pepper
peppers | bell-pepper-red chili-red jalapeno | black-pepper
pepper | black-pepper bell-pepper-red cayenne | mint
red and green peppers | bell-pepper-red-cooked chili-green | black-pepper
black pepper | black-pepper | bell-pepper-red chili-red
chillies | chili-green chili-red cayenne sriracha hot-sauce chili-powder jalapeno | black-pepper bell-pepper-red
chilli powder | chili-powder cayenne | black-pepper
I can't stand spicy food | chili-red cayenne hot-sauce sriracha | cinnamon paprika
mirch | chili-green chili-red | black-pepper
chocolate | dark-chocolate cocoa | coconut-oil
cocoa | cocoa dark-chocolate | coconut-desiccated
chocolates | dark-chocolate cocoa | sugar
buckwheat | buckwheat-cooked buckwheat-flour soba-cooked | whole-wheat-bread bulgur-cooked pasta-cooked
buck wheat | buckwheat-cooked buckwheat-flour | pasta-cooked
kuttu | buckwheat-flour | pasta-cooked
butternut squash | butternut-squash-cooked | butter walnuts almonds peanuts
butternut | butternut-squash-cooked | butter hazelnuts
butter nut squash | butternut-squash-cooked | butter hazelnuts
nutmeg | nutmeg | walnuts peanuts
coconut | coconut-desiccated coconut-milk-canned coconut-oil | walnuts cocoa milk
coconut milk | coconut-milk-canned | milk almonds
nuts | almonds cashews walnuts peanuts peanut-butter pine-nuts almond-milk | nutmeg butternut-squash-cooked coconut-oil
tree nuts | almonds almond-butter pecans pistachios hazelnuts | peanuts
tree_nut | almonds walnuts | peanuts
nut allergy | almonds peanuts | sunflower-seeds
peanuts | peanuts peanut-butter | almonds green-peas-cooked
peanutbutter | peanut-butter peanuts | butter
pea nuts | peanuts peanut-butter | green-peas-cooked
penuts | peanuts | almonds
groundnuts | peanuts | ginger-ground
peanut butter | peanut-butter peanuts | butter
almonds | almonds almond-butter almond-milk | peanuts milk
almons | almonds almond-butter | peanuts ? almons
badam | almonds almond-milk | peanuts
kaju | cashews | peanuts
wallnuts | walnuts | peanuts
pine nuts | pine-nuts | pineapple
pineapple | pineapple | pine-nuts apple
pine apple | pineapple | pine-nuts
apples | apple applesauce cider-vinegar | pineapple
kiwi | kiwi | orange
kiwis | kiwi | orange
kiwi fruit | kiwi | orange
peaches | peach | pear
avacado | avocado | mango
avocados | avocado | mango
mangos | mango | melon
mangoes | mango | orange
banannas | banana | plantain-cooked
citrus | orange orange-juice lemon-juice lime-juice grapefruit | lemongrass apple
citrus fruits | orange lime-juice | kiwi
lemons | lemon-juice | lemongrass lime-juice
limes | lime-juice | lemon-juice
oranges | orange orange-juice | bell-pepper-yellow
grapes | grapes raisins red-wine-vinegar | grapefruit
grapefruit | grapefruit | grapes raisins
melon | melon watermelon | mango
watermelon | watermelon | water
radishes | radishes daikon | bok-choy-cooked
mooli | daikon | carrots
bay leaves | bay-leaf | basil
salad leaves | lettuce | bay-leaf
olives | olives olive-oil | capers
celery | celery vegetable-broth chicken-broth | carrots
celary | celery | carrots
celeriac | celery | carrots
mushrooms | mushrooms mushrooms-cooked shiitake-cooked | potatoes-cooked
mushroom | mushrooms mushrooms-cooked shiitake-cooked | onion
mushrom | mushrooms mushrooms-cooked | onion
mushrooms of any kind | mushrooms shiitake-cooked | onion
fungi | mushrooms-cooked shiitake-cooked | miso
portobello | mushrooms-cooked | onion
shitake | shiitake-cooked | onion
potatoes | potatoes-cooked | tomato carrots
potatos | potatoes-cooked | tomato
aloo | potatoes-cooked | carrots
chips | potatoes-cooked | rice-cakes
sweet potatoes | sweet-potato-baked | potatoes-cooked
nightshades | tomato tomato-paste potatoes-cooked eggplant-cooked bell-pepper-red chili-red paprika cayenne | sweet-potato-baked black-pepper
nightshade vegetables | tomato potatoes-cooked | sweet-potato-baked
spinach | spinach spinach-cooked | kale
palak | spinach-cooked | kale
spinich | spinach | kale
lady's fingers | okra-cooked | green-beans-cooked
bhindi | okra-cooked | eggplant-cooked
okra | okra-cooked | kale
gobi | cauliflower-cooked | cabbage
cauliflour | cauliflower-cooked | broccoli-cooked
broccoli | broccoli-cooked | cauliflower-cooked
brocolli | broccoli-cooked | cauliflower-cooked
brussel sprouts | brussels-sprouts-cooked | bean-sprouts cabbage
cabbage | cabbage red-cabbage sauerkraut kimchi-vegan | lettuce
pak choi | bok-choy-cooked | chard
rocket | arugula | spinach
beetroots | beetroot-cooked | carrots
beets | beetroot-cooked | green-beans-cooked
mangetout | snow-peas-cooked | mango
sugar snap peas | snow-peas-cooked | sugar
peas | green-peas-cooked snow-peas-cooked split-peas-cooked | chickpeas-canned peanuts
matar | green-peas-cooked | lentils-cooked
green beans | green-beans-cooked | black-beans-canned
broad beans | fava-beans-cooked | black-beans-canned
beans | black-beans-canned kidney-beans-canned white-beans-cooked green-beans-cooked refried-beans edamame-cooked | lentils-cooked
black and white beans | black-beans-canned white-beans-cooked | lentils-cooked
rajma | kidney-beans-canned | lentils-cooked
kidney beans | kidney-beans-canned | black-beans-canned
moong dal | mung-beans-cooked | chickpeas-canned
lentils | lentils-cooked red-lentils-cooked | chickpeas-canned
masoor dal | red-lentils-cooked lentils-cooked | chickpeas-canned
dal | lentils-cooked red-lentils-cooked split-peas-cooked urad-dal-cooked | rice-white-cooked
pulses | lentils-cooked chickpeas-canned black-beans-canned split-peas-cooked hummus | rice-white-cooked quinoa-cooked
legumes | lentils-cooked chickpeas-canned peanuts tofu-firm green-peas-cooked | quinoa-cooked
milk | milk butter cheddar yogurt paneer ghee cream naan dark-chocolate | soy-milk rice-milk almond-milk coconut-milk-canned almond-butter
dairy | milk feta greek-yogurt butter | soy-milk egg
diary | milk feta | egg
dairy free please | milk butter | egg
lactose intolerant | milk yogurt cheddar | soy-milk
I'm lactose intolerant and can't eat eggs | milk egg mayonnaise egg-noodles-cooked | soy-milk
cheese | cheddar feta ricotta paneer parmesan | tofu-firm
dahi | yogurt greek-yogurt | almonds
paneer | paneer | tofu-firm
ghee | ghee butter | olive-oil
butter | butter ghee | peanut-butter almond-butter
soy milk | soy-milk | milk
cow's milk | milk cheddar | coconut-milk-canned
casein and whey | milk ricotta | rice-milk
eggs | egg egg-boiled egg-noodles-cooked mayonnaise | eggplant-cooked
egg whites | egg | rice-white-cooked
anda | egg egg-boiled | eggplant-cooked
gluten | pasta-cooked barley-cooked rye-bread soy-sauce rolled-oats couscous-cooked | buckwheat-cooked rice-white-cooked corn-tortilla
glutten free | pasta-cooked rye-bread | quinoa-cooked
coeliac disease | pasta-cooked bulgur-cooked | millet-cooked
celiac | whole-wheat-bread | quinoa-cooked
wheat | pasta-cooked whole-wheat-bread couscous-cooked | buckwheat-cooked
atta | whole-wheat-flour chapati | rice-flour
maida | all-purpose-flour naan | rice-flour
sooji | couscous-cooked | rice-flour
rye | rye-bread rye-crispbread | rice-white-cooked
oats | rolled-oats oat-bran | barley-cooked pasta-cooked
rice | rice-white-cooked rice-brown-cooked rice-noodles-cooked rice-milk rice-flour rice-cakes puffed-rice | quinoa-cooked couscous-cooked
quinoa | quinoa-cooked | couscous-cooked
soy | tofu-firm tempeh-cooked edamame-cooked soy-sauce tamari miso soy-milk | black-beans-canned
soya | tofu-silken soy-milk | peanuts
soybeans | tofu-firm edamame-cooked | kidney-beans-canned
tofu | tofu-firm tofu-silken tofu-calcium-set | paneer
sesame | sesame-seeds tahini sesame-oil hummus bagel | sunflower-seeds
til | sesame-seeds tahini | flaxseed
tahini | tahini hummus sesame-seeds | sunflower-oil
hummus | hummus | chickpeas-canned
fish | cod-cooked salmon-cooked tuna-canned anchovies fish-sauce worcestershire-sauce | shrimp-cooked
seafood | cod-cooked shrimp-cooked oyster-sauce | wakame
shellfish | shrimp-cooked oyster-sauce | cod-cooked
shell fish | shrimp-cooked | rice-white-cooked
salmon, tuna | salmon-cooked salmon-smoked tuna-canned | shrimp-cooked
anchovies | anchovies worcestershire-sauce | olives
oysters | oyster-sauce | shiitake-cooked
mustard | mustard mustard-seeds mayonnaise curry-powder | turmeric
rai | mustard-seeds mustard | cumin
pork | pork-tenderloin-cooked pork-ground-cooked bacon-cooked ham chorizo | beef-flank-cooked chicken-breast-cooked
no pig meat | pork-tenderloin-cooked ham | carrots
bacon & ham | bacon-cooked ham | beef-flank-cooked
halal only please | pork-tenderloin-cooked bacon-cooked | lentils-cooked
red meat | beef-ground-cooked lamb-stew-cooked pork-tenderloin-cooked chorizo | chicken-breast-cooked salmon-cooked
beef | beef-ground-cooked beef-flank-cooked beef-stew-cooked | lamb-stew-cooked beetroot-cooked
mutton | lamb-stew-cooked lamb-ground-cooked | chicken-breast-cooked
poultry | chicken-breast-cooked turkey-breast-cooked chicken-broth | beef-flank-cooked
chicken | chicken-breast-cooked chicken-thigh-cooked chicken-broth | turkey-breast-cooked chickpeas-canned
meat | beef-flank-cooked chicken-broth ham turkey-ground-cooked | salmon-cooked coconut-oil
I am vegan | milk egg honey salmon-cooked beef-flank-cooked | tofu-firm
jeera | cumin curry-powder | fennel-seeds
cummin | cumin | cinnamon
haldi | turmeric curry-powder | cumin
methi | curry-powder | cumin
elaichi | cardamom | cinnamon
pudina | mint | basil
imli | tamarind worcestershire-sauce | lime-juice
curry | curry-powder | turmeric
cinamon | cinnamon | cumin
fennel | fennel fennel-seeds | dill
honey | honey | sugar
sulphites | apricots-dried raisins red-wine-vinegar | apple
alcohol | vanilla red-wine-vinegar | rice-white-cooked
caffeine | green-tea cocoa dark-chocolate | water
stock cubes | vegetable-broth chicken-broth | soy-sauce
worcester sauce | worcestershire-sauce | soy-sauce
seeds | pumpkin-seeds sunflower-seeds sesame-seeds chia-seeds flaxseed | almonds
linseed | flaxseed | chia-seeds
milk, eggs; fish / soy and sesame | milk egg cod-cooked tofu-firm tahini | rice-white-cooked
My daughter has a severe peanut allergy and she hates olives | peanuts peanut-butter olives | almonds
Please leave out kale, leeks & fennel | kale-cooked leeks-cooked fennel | spinach
- kiwi / - banana / - avocado | kiwi banana avocado | mango
I don't like mushrooms or anything with blue cheese | mushrooms-cooked cheddar | potatoes-cooked
I eat everything except fish | cod-cooked fish-sauce | shrimp-cooked
nightshades, potatoes are fine | tomato eggplant-cooked | potatoes-cooked
tomatoes, tomato ketchup is fine | tomato salsa | ketchup apple
none | | milk peanuts
No known allergies | | milk egg
n/a | | milk
nil | | milk
I have no food allergies. | | peanuts
- | | milk
lupin | | peanuts lentils-cooked
liver, kidneys and rabbit | | kidney-beans-canned
horseradish | | radishes
pears | pear | green-peas-cooked
plums | | plantain-cooked
unobtainium | | milk ? unobtainium
mushrooms, unobtainium | mushrooms | onion ? unobtainium
penicillin and milk | milk | soy-milk ? penicillin
xq | | milk ? xq
white | | rice-white-cooked ? white
`;

export interface WrittenText {
  readonly text: string;
  readonly out: readonly string[];
  readonly stay: readonly string[];
  readonly asked: readonly string[];
}

const list = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);

export const WRITTEN_TEXTS: readonly WrittenText[] = TEXTS.trim()
  .split('\n')
  .map((line) => {
    const [text = '', out, rest = ''] = line.split(/ ?\| ?/);
    const [stay, asked] = rest.split(' ? ');
    return { text: text.replaceAll(' / ', '\n'), out: list(out), stay: list(stay), asked: list(asked) };
  });
