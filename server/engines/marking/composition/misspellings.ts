const pairs = `
beatiful beautiful beautifull beautiful favorate favourite favourate favourite recieve receive recieved received tommorow tomorrow tomorow tomorrow
tommorrow tomorrow beleive believe belive believe freind friend freinds friends becuase because becouse because becasue because diffrent different
differnt different intresting interesting intersting interesting interst interest studing studying swiming swimming runing running geting getting
writting writing comming coming begining beginning stoped stopped planed planned happend happened happenned happened allways always allready already
untill until wich which thier their realy really usally usually finaly finally easly easily wether whether enviroment environment goverment government
knowlege knowledge langauge language libary library restaraunt restaurant restarant restaurant succesful successful sucessful successful
seperate separate definately definitely neccessary necessary necesary necessary oppotunity opportunity importent important excercise exercise
exersice exercise holliday holiday vegatable vegetable vegetabel vegetable febuary February wendesday Wednesday wensday Wednesday saterday Saturday
dictionay dictionary diffcult difficult dificult difficult wonderfull wonderful carefull careful helpfull helpful usefull useful grammer grammar
minuts minutes questin question peopel people teh the agian again togather together togethor together suprise surprise suprised surprised
`;

const words = pairs.trim().split(/\s+/);

/** Words that learners misspell and that are no words so, with what they are. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  words.flatMap((wrong, index) => (index % 2 === 0 ? [[wrong, words[index + 1]!] as const] : [])),
);
