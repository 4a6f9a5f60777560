import type { Paper } from './paper.ts';

const reading = String.raw`
#heading([七年级英语上册阅读练习], note: [满分 40 分　　时间 30 分钟])
#scored
#set smartquote(enabled: false)

#part[A．阅读短文，判断正（T）误（F）（每小题 2 分，共 10 分）]
#quoted[
  #set text(lang: "en")
  My name is Li Ming. I am twelve years old and I am in Grade 7. I get up at half past six every morning. After breakfast, I go to school by bike with my friend Zhang Hua. School starts at eight o'clock. We have four lessons in the morning and three in the afternoon.

  My favourite subject is science because it is interesting. Our science teacher, Miss Gao, often takes us to the school garden and asks us to look at the plants. I don't like getting up early, but I never miss her lessons.

  After school, I play basketball for an hour. I usually do my homework after dinner and go to bed at half past nine.
]
#question[（　　）Li Ming walks to school with Zhang Hua.]
#question[（　　）They have seven lessons every day.]
#question[（　　）Miss Gao teaches science.]
#question[（　　）Li Ming sometimes misses Miss Gao's lessons.]
#question[（　　）Li Ming does his homework before dinner.]

#part[B．阅读通知，选择最佳答案（每小题 3 分，共 15 分）]
#quoted[
  #set text(lang: "en")
  #align(center, strong[School Library: Notice for New Students])
  - Open: Monday to Friday, 12:00--13:00 and 16:00--17:30. Closed at weekends.
  - You can borrow three books at a time. Please bring your student card.
  - You can keep a book for two weeks. If you need more time, come back and tell Mrs Wu before that day.
  - No food or drinks. Please keep quiet.
  - Story Club meets in Room 203 every Wednesday at 16:10. Everyone is welcome!
]
#question[When can you go to the library on Tuesday?#bracket
  #options(columns: 2)[At 11:30 a.m.][At 12:30 p.m.][At 3:30 p.m.][At 6:00 p.m.]]
#question[How many books can you borrow at a time?#bracket
  #options[One.][Two.][Three.][Four.]]
#question[What do you need when you borrow books?#bracket
  #options[A school bag.][A student card.][Some money.][A phone.]]
#question[What can you do in the library?#bracket
  #options(columns: 2)[Eat an apple.][Drink milk.][Sing songs with friends.][Read books quietly.]]
#question[Which of the following is TRUE?#bracket
  #options(columns: 1)[The library is open on Saturday.][Only good students can join Story Club.][Story Club meets on Wednesday afternoon.][You can keep a book for two months.]]

#part[C．阅读短文，回答问题（每小题 3 分，共 15 分）]
#quoted[
  #set text(lang: "en")
  Grandma Chen lives in a small village. Every spring she plants beans, tomatoes and sunflowers behind her house. In summer her grandson Xiaoyu comes and stays with her for a month. He waters the plants every morning, and Grandma tells him stories about the village every evening. "The garden is like a book," she says. "You can read something new in it every day." Xiaoyu thinks she is right.
]
#question[Where does Grandma Chen live?#lines(1, gap: 1.5em)]
#question[When does she plant sunflowers?#lines(1, gap: 1.5em)]
#question[How long does Xiaoyu stay with her?#lines(1, gap: 1.5em)]
#question[What does Xiaoyu do every morning?#lines(1, gap: 1.5em)]
#question[What is the garden like in Grandma's words?#lines(1, gap: 1.5em)]

#answers[
A．1．F　2．T　3．T　4．F　5．F　　　B．6．B　7．C　8．B　9．D　10．C

C．11．She lives in a small village.　12．In spring.　13．For a month.　14．He waters the plants.　15．It is like a book.
]
`;

const grammar = String.raw`
#heading([七年级英语上册一般现在时专项练习], note: [时间 25 分钟])
#fullName
#set smartquote(enabled: false)

#part[一、写出下列动词的第三人称单数形式]
#question[#grid(columns: (1fr,) * 4, row-gutter: 0.6em,
  [go #blank()], [watch #blank()], [study #blank()], [have #blank()],
  [play #blank()], [wash #blank()], [do #blank()], [like #blank()])]

#part[二、用 am，is 或 are 填空]
#question[I #blank() a student and my sister #blank() a nurse.]
#question[There #blank() some milk in the glass.]
#question[#blank() your parents at home now?]
#question[These #blank() my new books.]

#part[三、用所给动词的适当形式填空]
#question[Tom #blank() (get) up at six o'clock every day.]
#question[My parents #blank() (not watch) TV on weekdays.]
#question[#blank() your brother #blank() (like) playing chess?]
#question[She often #blank() (help) her mother with the housework.]
#question[The earth #blank() (go) around the sun.]

#part[四、按要求改写句子]
#question[He has lunch at school.（改为否定句）#lines(1, gap: 1.5em)]
#question[They live in Beijing.（改为一般疑问句，并作否定回答）#lines(1, gap: 1.5em)]
#question[Lucy goes to school #underline[by bus].（对画线部分提问）#lines(1, gap: 1.5em)]

#answers[
1．goes, watches, studies, has, plays, washes, does, likes　　2．am, is　　3．is　　4．Are　　5．are\
6．gets　　7．don't watch　　8．Does, like　　9．helps　　10．goes\
11．He doesn't have lunch at school.　　12．Do they live in Beijing? No, they don't.　　13．How does Lucy go to school?
]
`;

/** Papers of English. */
export const englishPapers: Paper[] = [
  { title: '七年级英语上册阅读练习', subjectId: '3', gradeId: '7', body: reading },
  { title: '七年级英语上册一般现在时专项练习', subjectId: '3', gradeId: '7', body: grammar },
];
