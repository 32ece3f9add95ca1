import type { Familiarity } from '../src/terms/food.ts';

const ids = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Dishes that many people know and few eat every week. By hand, dish by dish, for somebody who named no cuisine. */
const LESS_USUAL = ids(`
  green-shakshuka tomato-egg-scramble-rice tofu-asparagus-scramble mango-spinach-smoothie-bowl
  quinoa-almond-fruit-salad yogurt-rye-crumb-bowl cottage-cheese-melon-wheat-germ tofu-scramble-tacos
  potato-pinto-burrito white-bean-avocado-toast rye-hummus-radish sardine-tomato-toast pan-con-tomate-beans
  edamame-avocado-toast tofu-mushroom-breakfast-plate besan-chilla buckwheat-berry-pancakes
  sweet-potato-oat-waffles apple-quinoa-porridge raspberry-chia-bowl papaya-oat-bran-bowl
  barley-porridge-apple oat-bran-wheat-germ-porridge peanut-banana-quinoa-porridge
  apple-almond-millet-porridge chickpea-mushroom-omelette black-bean-breakfast-tacos
  hummus-tomato-rice-cakes raspberry-almond-chia-bowl potato-chickpea-pepper-skillet paneer-bhurji
  huevos-rancheros sweet-potato-chickpea-hash turkey-sweet-potato-hash chickpea-spinach-frittata
  masala-oats puffed-rice-poha masala-omelette bombay-vegetable-sandwich vegetable-uttapam

  moroccan-harira tilapia-black-bean-rice quinoa-black-bean-bowl couscous-roast-carrots cod-tomato-couscous
  lamb-chickpea-tagine chana-couscous-tagine tofu-broccoli-stir-fry pork-tofu-cabbage-stir-fry
  romesco-roast-vegetables baked-feta-chickpeas greek-butter-beans greek-lentil-feta-salad cod-chickpea-stew
  millet-roast-vegetables spanakorizo-white-beans spinach-cottage-cheese-bake rajma-rice aloo-gobi-peas
  paneer-tikka-peppers palak-paneer dal-makhani-light chickpea-vegetable-pulao coconut-sweet-potato-curry
  shrimp-coconut-curry spinach-ricotta-lentil-bake chicken-cacciatore-polenta pasta-e-ceci
  spaghetti-puttanesca-chickpeas ricotta-stuffed-peppers mushroom-spinach-risotto sardine-tomato-spaghetti
  ribollita japanese-curry-vegetables beef-bulgogi-style-bowl tofu-mushroom-asparagus-plate
  black-bean-enchilada-bake fish-tacos menemen-white-beans turkey-kofta-lentil-pilaf
  chicken-bulgur-cauliflower shakshuka-chickpeas lamb-bulgur-salad eggplant-stuffed-lentils
  fattoush-chickpeas saucy-lentils-toast spiced-rice-lentils-eggs unrolled-cabbage-rolls split-pea-soup-rye
  mushroom-barley-stew mushroom-goulash-yogurt thai-green-bean-tofu shrimp-rice-noodles chicken-pho
  thai-green-tofu-curry chicken-adobo-greens ratatouille-lentils stamppot-kale-lentils
  salmon-lentils-mustard pork-white-bean-fennel-pasta lamb-pea-keema peanut-tofu-broccoli
  cold-peanut-noodles-tofu sweet-chili-tofu-noodles paprika-tofu-slaw-wraps paneer-pea-chapati-wraps
  paneer-cauliflower-cashew-curry mackerel-lemon-potatoes mackerel-ginger-spinach-rice
  sardine-white-bean-toast salmon-green-bean-coconut-curry pork-mint-noodle-bowl lamb-eggplant-rice
  chicken-peanut-sauce-rice quinoa-spiced-chickpea-bowl salmon-avocado-edamame-salad

  beetroot-walnut-dip baba-ganoush-pita carrot-sticks-miso-tahini white-bean-crispbread golden-soy-milk
  cardamom-date-soy-milk cardamom-almond-milk raspberry-tofu-shake mango-chia-pudding mango-lime-pepitas
  figs-almond-butter stuffed-mushrooms-chickpea chili-lime-edamame paprika-roasted-chickpeas
  sesame-tofu-bites chana-chaat chili-lime-corn-cup celery-tahini-raisins kale-chips-sesame
  egg-asparagus-spears sardine-crispbread masala-peanuts cucumber-raita-chapati roasted-chana-cumin
`);

/** Dishes that are an adventure to most who did not grow up with them. */
const ADVENTUROUS = ids(`
  kuku-sabzi black-eyed-pea-breakfast-skillet mung-bean-kimchi-pancakes buckwheat-pear-porridge
  teff-date-porridge millet-mango-porridge ful-medames shiitake-tofu-congee gallo-pinto miso-soup-breakfast
  turkish-red-lentil-soup kasha-mushroom-breakfast bulgur-upma

  jollof-quinoa-beans misir-wat-teff west-african-peanut-stew cuban-black-beans-plantain feijoada-vegetable
  peruvian-quinoa-stew caribbean-red-pea-stew dan-dan-noodles-tofu mapo-tofu-shiitake sambar-millet
  keralan-coconut-beans nepali-black-eyed-pea-curry lentil-tofu-keema caponata-barley sesame-soba-edamame
  miso-aubergine-rice okonomiyaki-cabbage bibimbap-tofu adzuki-pumpkin-rice sundubu-tofu-stew
  pozole-beans-corn chicken-cocoa-chili-beans persian-herb-bean-stew mujaddara kushari
  potato-sauerkraut-skillet soba-egg-broth mackerel-beetroot-barley gado-gado
  vietnamese-lemongrass-tofu-salad sambal-goreng-tempeh tempeh-broccoli-cauliflower tempeh-coconut-greens
  sesame-tempeh-soba

  muhammara-crispbread tempeh-peanut-dip silken-tofu-ginger-syrup tofu-cucumber-edamame-salad
  wakame-cucumber-edamame red-lentil-kofte chickpea-coconut-sundal marinated-mushrooms-thyme
  fava-beans-cumin sesame-rice-balls plantain-black-bean-cups
`);

export const NOT_EVERYDAY: readonly string[] = [...LESS_USUAL, ...ADVENTUROUS];

export const familiarityOf = (dish: string): Familiarity =>
  ADVENTUROUS.has(dish) ? 3 : LESS_USUAL.has(dish) ? 2 : 1;
