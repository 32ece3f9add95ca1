export interface HelpQuestion {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface HelpTopic {
  /** The anchor: `/dashboard/help#offline`. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

/** Everything the help page says. It must stay true of this product. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    questions: [
      {
        question: 'What do I do first?',
        answer: [
          'Answer nine short questions after your first sign-in. A card on Today then asks about allergies and anything else your plan must know. You can skip it and answer later.',
          'Your first week is ready a few seconds later. Diet Plan shows the meals of each day. Today shows what comes next.',
        ],
      },
      {
        question: 'How do I put Sorrel on my home screen?',
        answer: [
          'Choose Install in the menu of your browser, or use Download our App on the front page. On an iPhone or iPad, open the share menu in Safari and choose Add to Home Screen.',
          'An installed app opens on Today and works without signal.',
        ],
      },
      {
        question: 'Where do I change my units or the colours?',
        answer: [
          'Open your profile with the picture at the top right. Under This device you choose centimetres and kilograms or feet and pounds, and light or dark.',
        ],
      },
      {
        question: 'Can I use Sorrel without seeing numbers?',
        answer: [
          'Yes. Open your profile and turn on Number-free mode under This device. You then see words and pictures instead of calories, macros, weights and percentages: a light lunch, or about half of the water of the day. Amounts, times and portions for cooking stay, and so does what the coach writes.',
          'Your plan and everything you logged stay the same. The numbers come back when you turn it off.',
        ],
      },
      {
        question: 'What does Calm mode do?',
        answer: [
          'It shows fewer things. Nothing moves. The bell shows no number, and you get no reminders. Rings and bars have one quiet colour. Nothing comments on your weight. Today and Progress show one card at a time. Your data and your plan stay the same.',
        ],
      },
    ],
  },
  {
    id: 'plan',
    title: 'Your plan',
    questions: [
      {
        question: 'How is my week made?',
        answer: [
          'Sorrel works out your energy and nutrients from your age, height, weight, activity and goal, with published formulas. Then it chooses dishes for your way of eating, without what you must avoid. It sets the portions so that each day comes close to those figures.',
          'If a safety rule applies, for example under 18 or while pregnant, the plan keeps your weight steady, whatever your goal.',
        ],
      },
      {
        question: 'How do I change my goal, weight or diet?',
        answer: [
          'Open your profile, then Your goal and body. It shows what a change does to your day before you save it. Then a new week is made. Without a connection, that waits until you are online.',
          'A weight that you log shows under Why at once. Your week stays the same until you choose to plan with your new weight.',
        ],
      },
      {
        question: 'Can I set my own calories, protein or carbohydrate?',
        answer: [
          'Yes. Open your profile, then Your goal and body, then Your own figures for a day. A field that you leave empty follows from your answers, and fat is the rest. You see what a figure does before you save it.',
          'What is safe for you comes first: if a figure is too low or too high, the page says what your plan has instead. It is not offered under 18, while pregnant or breastfeeding, or with another safety rule that sets your figures.',
        ],
      },
      {
        question: 'What happens when I tick a meal?',
        answer: [
          'Its energy counts as eaten on that day, and the rings on Today move. Tap the tick again, or Undo, to take it back.',
        ],
      },
      {
        question: 'How do I find a dish and plan it?',
        answer: [
          'Open Dishes in the menu and type a name or an ingredient. Open the dish, choose the day and the meal, and tap Plan it. The portion fits that day. Undo takes it back.',
        ],
      },
      {
        question: 'How do I cook for more people?',
        answer: [
          'Open a meal in Diet Plan, tap Just for me, and choose the number. Choose Every dinner if it is the same every evening. Recipes and shopping follow; your own portion stays.',
        ],
      },
      {
        question: 'Where is my shopping list?',
        answer: [
          'The shopping list shows what you need for the next days, without what you have at home. Diet Plan shows everything under List of ingredients. Both work in a shop without signal.',
        ],
      },
      {
        question: 'How does the list know what is at home?',
        answer: [
          'What you tick as bought goes into the Pantry. What you cook comes out of it with one tap. There you can also say how much of something is left.',
        ],
      },
      {
        question: 'What can the coach do?',
        answer: [
          'Ask it in your own words: what is planned and why, what is left of the day, how long lentils take, what you can cook with what is at home. Or tell it: "Swap dinner for something with eggs", "I ate two slices of pizza", "I do not like mushrooms".',
          'It shows each change on a card, with the day before and after. Nothing changes until you tap Apply, and Undo takes it back. All of this works without a connection.',
          'If your server offers an AI model and you let it help, the model answers what the coach does not know. It gets your question and what it looks up to answer it. It gets your weight and health answers only if you switch them on. It never gets your cycle notes. Below its answer you can read everything that was shared.',
        ],
      },
      {
        question: 'It says We are generating diet plan for you....',
        answer: [
          'Your week is being made. This takes a few seconds, and the page changes by itself. Without a connection it waits until you are online. There is no plan for children under nine.',
          'If your answers leave too few dishes for a week, the page says so. It shows which answers do not fit together and what you can change.',
        ],
      },
    ],
  },
  {
    id: 'allergies',
    title: 'Allergies and safety',
    questions: [
      {
        question: 'How do I leave out a food or an allergen?',
        answer: [
          'Open your profile, then Allergies and safety. Dishes with a chosen allergen or food are left out when your next plan is made. Always read the label of what you buy too.',
        ],
      },
      {
        question: 'Is this medical advice?',
        answer: [
          'No. Sorrel plans ordinary food for healthy people. If you are ill, pregnant, or living with kidney disease or an eating disorder, please talk to a clinician about what and how much to eat.',
        ],
      },
      {
        question: 'Why can I not choose a lower target weight?',
        answer: [
          'Sorrel does not help anyone aim for a body mass index below 18.5, which the World Health Organization calls underweight. Talk to a clinician if you want to go lower.',
        ],
      },
    ],
  },
  {
    id: 'water',
    title: 'Water, weight and movement',
    questions: [
      {
        question: 'How do I log water?',
        answer: [
          'On Today, tap a drop to set how many litres you have drunk. Tap +250 ml to add a glass, +500 ml to add two. Undo takes the last change back.',
        ],
      },
      {
        question: 'What is the weekly check-in?',
        answer: [
          'When your log of food and weights tells more than the formula, you get a card once a week. It says what your log shows and how your plan would change. You choose: Change the plan, by at most 150 kcal, or Keep it. On Progress you see the estimate and choose the day, or no check-in.',
          'You do not get it under 18, while pregnant or breastfeeding, or with an eating disorder.',
        ],
      },
      {
        question: 'Can my calendar show my meals?',
        answer: [
          'Yes. On your profile, Meals in your calendar saves seven days as a file, without a connection. If your server offers it, A calendar that follows your plan makes a secret address for your calendar. Anyone with the address can read the names of your meals. Renew or remove it if too many people have it.',
        ],
      },
      {
        question: 'What can I take along to my doctor or dietitian?',
        answer: [
          'Progress has a report. Choose the days and what is in it. Then print it, or save it as a PDF or CSV file. Weight, health answers and cycle notes are in it only if you tick them. It is made on your device and sent nowhere, unless you make a link.',
          'A link lets your dietitian read the report without an account, for 7 or 30 days, or until you revoke it. It shows what you had ticked when you made it. Anyone with the link can read it, so give it to nobody else. You see the link only once. If you lose it, make another one.',
        ],
      },
      {
        question: 'How do I correct a weight?',
        answer: [
          'Open Progress, below the weight on Today. If you log the same day again, that replaces it. Remove takes it off the log.',
        ],
      },
      {
        question: 'Can I write my own fitness routine?',
        answer: [
          'Yes. Open Fitness and choose New fitness routine. You can also make a sample yours, then change or delete it.',
        ],
      },
    ],
  },
  {
    id: 'offline',
    title: 'Without a connection',
    questions: [
      {
        question: 'What works offline?',
        answer: [
          'Everything that is on this device: your plan, recipes, shopping list, water, weight, routines, cycle and earlier chat messages. What you log or change counts at once.',
          'Signing in, changing your password, verifying a code and deleting your account need a connection.',
        ],
      },
      {
        question: 'When are my changes sent?',
        answer: [
          'By themselves, as soon as you are online and signed in. A quiet line at the top says how many changes still wait. Tap it to see each one, send it now, edit it or discard it.',
        ],
      },
      {
        question: 'What if a change is refused?',
        answer: [
          'It stays on this device, and the bell and the line at the top say so. Tap the line to read why, then edit it, try it again, copy it or discard it.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy and your data',
    questions: [
      {
        question: 'What stays on my device?',
        answer: [
          'Cycle notes are encrypted and never leave this device, unless you put them in a copy or a report. What you shared with your account in an earlier version stays there until you delete the account. Wellness and safety answers are encrypted here while they wait to be sent. On a shared device, the data of each person is separate.',
        ],
      },
      {
        question: 'How do I take my data with me?',
        answer: [
          'Open your profile and look for Your data on this device: export everything as JSON, or your meals, drinks and weights as CSV. The JSON file holds your health answers in plain text, so keep it where only you can read it. Import, below it, brings back the JSON file on any device. It also reads weights and meals from other apps.',
        ],
      },
      {
        question: 'How do I delete everything?',
        answer: [
          'Open your profile, then the tab Delete account. It removes your account and what is on this device. Logging out removes your data from this device too, and asks first if something was not sent yet.',
        ],
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    questions: [
      {
        question: 'Why was I asked to sign in again?',
        answer: [
          'The app locks after five minutes without a touch, unless you stay signed in on this device. After an hour the server also asks you to sign in before it takes new changes. Until you do, you can still read and log everything here.',
          'In Settings, Unlock without your password lets a PIN or the lock of your device open Sorrel, without signal too. It is there where Sorrel locks itself.',
        ],
      },
      {
        question: 'My code did not arrive',
        answer: [
          'Look in the spam folder, check the address, then press Resend. Each code works once, and only for a few minutes. Use the newest one.',
        ],
      },
      {
        question: 'A page does not show my latest figures',
        answer: [
          'The line at the top says how old your copy is. Go online, and sign in if it asks you to. The page updates by itself.',
        ],
      },
      {
        question: 'Why was I not reminded?',
        answer: [
          'Reminders appear when you open Sorrel or while it is open, also the weekly one at the hour you chose. A closed app reminds you only if Notifications offers “Remind me when the app is closed” and you switched it on. Calm mode sends none. On your profile, the Notifications tab shows which ones you want.',
        ],
      },
      {
        question: 'This device could not save a change',
        answer: [
          'The browser is out of space or does not allow saving. Free some space, leave private browsing, then try again. The form keeps what you typed.',
        ],
      },
    ],
  },
];
